import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Cents, Day, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { MoneyOperation, MoneyReview } from './money/operation';

export const permissions = ['pay-transfer:billets'] as const;

/** Most bills that are paid in one call. */
export const MOST_BILLS = 20;

/** A bill as it stands on the day it would be paid; integer cents. */
export const Bill = Type.Object({
  kind: OneOf(['billet', 'large', 'utility', 'own'], {
    description: 'own: of this bank; large: above what is cleared until the evening; utility: a utility or tax slip',
  }),
  line: Type.String({ description: 'typed line, digits alone' }),
  payee: Type.String(),
  payeeDocument: Nullable(Type.String()),
  due: Nullable(Day),
  lastDay: Nullable(Type.String({ ...Day, description: 'last day it can be paid' })),
  value: Type.Integer({ minimum: 0, description: 'as printed; 0: whoever pays says how much' }),
  fine: Cents,
  interest: Cents,
  discount: Cents,
  total: Cents,
});
export type Bill = Static<typeof Bill>;

const item = {
  line: Type.String({ maxLength: 70, description: 'typed line or barcode, separators allowed' }),
  amount: Type.Optional(
    Type.Integer({ minimum: 0, maximum: 999_999_999_999, description: 'where the bill says none' }),
  ),
  day: Type.Optional(Day),
};
const several = <T extends Parameters<typeof Type.Array>[0]>(one: T) =>
  Type.Array(one, { minItems: 1, maxItems: MOST_BILLS });

const Fault = Type.Object({ field: OneOf(['line', 'amount', 'day', '']), message: Type.String() });

/** The review of one bill: what it is, what paying it would do, refusals and warnings. pt-BR texts. */
export const BillReview = Type.Object({
  bill: Nullable(Bill),
  review: Nullable(MoneyReview),
  refusals: Type.Array(Fault),
  warnings: Type.Array(Type.String()),
});
export type BillReview = Static<typeof BillReview>;

export const calls = defineCalls({
  'POST /bills/review': {
    summary: 'What these bills are, what paying them would cost and do, and what would refuse each',
    read: true,
    permission: 'pay-transfer:billets',
    perMinute: 120,
    body: Type.Object(
      { bills: several(Type.Object(item, { additionalProperties: false })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      items: Type.Array(BillReview),
      total: Type.Integer({ minimum: 0, description: 'integer cents of those that can be paid' }),
      missing: Type.Integer({ minimum: 0, description: 'integer cents that the balance is short of what leaves now' }),
    }),
  },
  'POST /bills': {
    summary: 'Pay bills, all or none of them; each leaves, or is scheduled, by its own cut-off',
    permission: 'pay-transfer:billets',
    idempotent: true,
    audit: 'bill.pay',
    signed: {
      summary: 'Pagar boletos e contas',
      bind: [
        { path: 'body.total', label: 'Valor total', as: 'cents' },
        { path: 'body.count', label: 'Quantos' },
        { path: 'body.payee', label: 'Para' },
        { path: 'body.bills', label: 'Contas' },
      ],
    },
    body: signedBody({
      bills: several(
        Type.Object(
          { line: item.line, amount: Cents, day: Type.String({ ...Day, description: 'the day that the review said' }) },
          { additionalProperties: false },
        ),
      ),
      total: Type.Integer({ minimum: 0, maximum: 99_999_999_999_999, description: 'integer cents' }),
      count: Type.Integer({ minimum: 1, maximum: MOST_BILLS }),
      payee: Type.String({ maxLength: 140, description: 'who is paid by the first, as the review said it' }),
    }),
    answer: Type.Object({ items: Type.Array(MoneyOperation) }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
