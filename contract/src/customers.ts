import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Address, Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf, RowResults } from './core/shapes';

export const permissions = ['receive:customers'] as const;

export const Group = Type.Object({ id: Id, name: Type.String() });
export type Group = Static<typeof Group>;

/** AREAS-3-customer-1. `document` is a CPF (F) or a CNPJ, digits or alphanumeric (J), unformatted. */
const fields = {
  personType: OneOf(['F', 'J'], { default: 'F' }),
  name: Type.String({ minLength: 1, maxLength: 120 }),
  document: Type.String({ minLength: 11, maxLength: 18 }),
  phones: Type.Array(Type.String({ maxLength: 16 }), { maxItems: 5 }),
  emails: Type.Array(Type.String({ maxLength: 120 }), { maxItems: 5 }),
  address: Nullable(Address),
  groups: Type.Array(Id, { maxItems: 20, description: 'group ids' }),
  birthday: Nullable(Day),
  note: Nullable(Type.String({ maxLength: 500 })),
  customerCode: Nullable(Type.String({ maxLength: 40 })),
};

export const CustomerInput = Type.Object(fields, { additionalProperties: false });
export type CustomerInput = Static<typeof CustomerInput>;

export const Customer = Type.Object({ id: Id, ...fields, created_at: Instant, updated_at: Instant });
export type Customer = Static<typeof Customer>;

export const CustomerRow = Type.Object({
  id: Id,
  personType: fields.personType,
  name: Type.String(),
  document: Type.String(),
  email: Nullable(Type.String()),
  phone: Nullable(Type.String()),
  groups: Type.Array(Group),
  openCharges: Type.Integer({ description: 'charges still waiting or unpaid' }),
  openValue: Cents,
  created_at: Instant,
});
export type CustomerRow = Static<typeof CustomerRow>;

export const CUSTOMER_ORDER = ['name', 'document', 'created_at'] as const;

export const calls = defineCalls({
  'GET /groups': {
    summary: "Customer groups, plain REST on simple-rest's conventions (_start, _end, x-total-count)",
    permission: 'receive:customers',
    query: Type.Object({
      _start: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
      _end: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000 })),
      _sort: Type.Optional(Type.String({ maxLength: 20 })),
      _order: Type.Optional(Type.String({ maxLength: 5 })),
      q: Type.Optional(Type.String({ maxLength: 60 })),
    }),
    answer: Type.Array(Group),
  },
  'POST /groups': {
    summary: 'Create a group',
    permission: 'receive:customers',
    audit: 'customer-group.create',
    body: Type.Object({ name: Type.String({ minLength: 1, maxLength: 40 }) }, { additionalProperties: false }),
    answer: Group,
  },
  'POST /customers/search': {
    summary: 'Customers by text (name, document, e-mail; accents ignored) and group',
    read: true,
    permission: 'receive:customers',
    body: listBody(CUSTOMER_ORDER, {
      text: Type.Optional(Type.String({ maxLength: 120 })),
      group: Type.Optional(Id),
      personType: Type.Optional(OneOf(['F', 'J'])),
    }),
    answer: listAnswer(CustomerRow),
  },
  'GET /customer/{id}': { summary: 'One customer', permission: 'receive:customers', params: idParams, answer: Customer },
  'POST /customer': {
    summary: 'Register a customer',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer.create',
    body: CustomerInput,
    answer: Customer,
  },
  'PUT /customer/{id}': {
    summary: 'Change a customer',
    permission: 'receive:customers',
    audit: 'customer.update',
    params: idParams,
    body: CustomerInput,
    answer: Customer,
  },
  'PUT /customers': {
    summary: 'Delete customers (AREAS-7-customers-1); their issued charges stay',
    permission: 'receive:customers',
    audit: 'customer.delete',
    body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'GET /customers/{document}/statistics': {
    summary: 'What the customer was charged and paid',
    permission: 'receive:customers',
    params: Type.Object({ document: Type.String({ pattern: '^[0-9A-Z]{11,14}$' }) }),
    answer: Type.Object({
      issued: Type.Object({ count: Type.Integer(), value: Cents }),
      paid: Type.Object({ count: Type.Integer(), value: Cents }),
      open: Type.Object({ count: Type.Integer(), value: Cents }),
      overdue: Type.Object({ count: Type.Integer(), value: Cents }),
      averageDelayDays: Nullable(Type.Number()),
      months: Type.Array(Type.Object({ month: Type.String({ description: 'yyyy-mm' }), issued: Cents, paid: Cents })),
    }),
  },
  'GET /customers/{document}/transactions': {
    summary: "The customer's charges, newest first",
    permission: 'receive:customers',
    params: Type.Object({ document: Type.String({ pattern: '^[0-9A-Z]{11,14}$' }) }),
    query: Type.Object({
      page: Type.Optional(Type.Integer({ minimum: 1, maximum: 10_000_000, default: 1 })),
      size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 15 })),
    }),
    answer: listAnswer(
      Type.Object({
        id: Id,
        status: Type.String(),
        translated_status: Type.String(),
        value: Cents,
        expire_at: Day,
        paid_at: Nullable(Instant),
        paid_value: Nullable(Cents),
        created_at: Instant,
      }),
    ),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
