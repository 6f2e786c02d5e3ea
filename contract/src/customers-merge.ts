import { Type, type Static } from 'typebox';
import { defineCalls, type TypedCalls } from './core/call';
import { Cents, Id, listAnswer, listBody, OneOf } from './core/shapes';
import { Customer, CustomerInput } from './customers';

/** Why customers may be the same one. */
export const SAME = ['email', 'phone', 'name'] as const;

const Candidates = Type.Object({
  same: Type.Array(OneOf(SAME), {
    description: 'what they share; name: the same words, accents, order and Ltda aside',
  }),
  customers: Type.Array(Type.Object({ id: Id, name: Type.String(), document: Type.String() })),
});

/** 2 to 5 customers. */
const few = { minItems: 2, maxItems: 5 };
const ids = Type.Array(Id, { ...few, uniqueItems: true });
const updated_at = Type.Array(Type.String({ maxLength: 40 }), {
  ...few,
  description:
    'ISO 8601 instants, of the customers as they were read, in the order of `ids`; without them, whatever they are by now is made one',
});

/** The fields of the merged customer, chosen among the customers': all but the document and the kind of person. */
const MergedFields = Type.Omit(CustomerInput, ['document', 'personType'], { additionalProperties: false });
export type MergedFields = Static<typeof MergedFields>;

export const calls = defineCalls({
  'POST /customers/duplicates': {
    summary:
      'Customers that may be the same one: they share an e-mail, a phone or a name. What more than five share says nothing',
    read: true,
    permission: 'receive:customers',
    body: listBody(['name'], {}),
    answer: listAnswer(Candidates),
  },
  'POST /customers/merge/preview': {
    summary: 'The customers to be made one, each with its charges',
    read: true,
    silent404: true,
    permission: 'receive:customers',
    body: Type.Object({ ids }, { additionalProperties: false }),
    answer: Type.Object({
      customers: Type.Array(
        Type.Object({ ...Customer.properties, charges: Type.Integer(), openCharges: Type.Integer(), openValue: Cents }),
        { minItems: 2 },
      ),
    }),
  },
  'POST /customers/merge': {
    summary:
      'Makes several customers one: `keep` stays, with its document; the charges of the others become its own, ' +
      'as they were issued; 409 where someone else changed one of them since they were read',
    silent404: true,
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer.merge',
    body: Type.Object(
      { keep: Id, ids, updated_at: Type.Optional(updated_at), customer: MergedFields },
      { additionalProperties: false },
    ),
    answer: Customer,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
}
