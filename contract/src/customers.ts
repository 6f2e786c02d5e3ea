import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import {
  Address,
  Cents,
  Day,
  Id,
  idParams,
  Instant,
  listAnswer,
  listBody,
  Nullable,
  OneOf,
  RowResults,
} from './core/shapes';
import { Group } from './customer-groups';
import { MAX_PAGE } from './shared/paging';
import { TaskStarted } from './tasks';

export const permissions = ['receive:customers'] as const;

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
const newGroups = Type.Optional(
  Type.Array(Type.String({ minLength: 1, maxLength: 40 }), {
    maxItems: 20,
    description: 'names of groups the customer is in too; those that are none yet are created',
  }),
);
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
  overdueSince: Nullable(Day),
  created_at: Instant,
});
export type CustomerRow = Static<typeof CustomerRow>;

export const CUSTOMER_ORDER = ['name', 'document', 'created_at', 'open', 'late'] as const;

/** Filters of a list of customers and of its export. */
export const customerFilter = {
  text: Type.Optional(Type.String({ maxLength: 120 })),
  groups: Type.Optional(Type.Array(Id, { maxItems: 50, description: 'in any of these groups' })),
  personType: Type.Optional(OneOf(['F', 'J'])),
  owing: Type.Optional(
    OneOf(['open', 'overdue', 'nothing'], {
      description: 'open: anything still to be paid; overdue: anything past its due date',
    }),
  ),
  created: Type.Optional(
    Type.Object(
      { from: Type.Optional(Day), to: Type.Optional(Day) },
      { additionalProperties: false, description: 'registered on these days, both included' },
    ),
  ),
};
const CustomerFilter = Type.Object(customerFilter);
export type CustomerFilter = Static<typeof CustomerFilter>;

const documentParams = Type.Object({ document: Type.String({ pattern: '^[0-9A-Z]{11,14}$' }) });

const customerPage = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 15 })),
});

/** A plan that is charged again and again. */
const CustomerSubscription = Type.Object({
  id: Id,
  name: Type.String(),
  status: OneOf(['new', 'active', 'canceled', 'expired']),
  translated_status: Type.String(),
  value: Cents,
  interval: Type.Integer({ description: 'months' }),
  next_expire_at: Nullable(Day),
  created_at: Instant,
});

export const topics = defineTopics({
  customers: ['receive:customers'],
  subscriptions: ['receive:customers', 'receive:management:subscriptions', 'receive:do-charge'],
});

export const calls = defineCalls({
  'POST /customers/search': {
    summary:
      'Customers by text (name, document, e-mail; accents ignored), groups, kind of person, what they owe and when they were registered',
    read: true,
    cached: true,
    permission: 'receive:customers',
    body: listBody(CUSTOMER_ORDER, customerFilter),
    answer: listAnswer(CustomerRow),
  },
  'POST /customers/ids': {
    summary: 'Ids of the whole filter, to act on: the first 1,000, newest first',
    read: true,
    permission: 'receive:customers',
    body: Type.Object(customerFilter, { additionalProperties: false }),
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'GET /customer/{id}': {
    summary: 'One customer',
    silent404: true,
    permission: 'receive:customers',
    params: idParams,
    answer: Customer,
  },
  'POST /customer': {
    summary: 'Register a customer',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer.create',
    body: Type.Object({ ...fields, newGroups }, { additionalProperties: false }),
    answer: Customer,
  },
  'PUT /customer/{id}': {
    summary: 'Change a customer; 409 where someone else changed them since they were read',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer.update',
    params: idParams,
    body: Type.Object(
      {
        ...fields,
        newGroups,
        updated_at: Type.Optional(
          Type.String({
            maxLength: 40,
            description:
              'ISO 8601 instant, of the customer as it was read; without it, whatever it is by now is replaced',
          }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Customer,
  },
  'PUT /customers': {
    summary: 'Delete customers (AREAS-7-customers-1); their issued charges stay',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer.delete',
    body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /customers/open-charges': {
    summary: 'What stays to be paid of these customers: said before they are deleted',
    read: true,
    permission: 'receive:customers',
    body: Type.Object({ ids: Type.Array(Id, { minItems: 1, maxItems: 1000 }) }, { additionalProperties: false }),
    answer: Type.Object({
      customers: Type.Integer({ description: 'found' }),
      owing: Type.Integer({ description: 'of them, with open charges' }),
      charges: Type.Integer(),
      value: Cents,
    }),
  },
  'POST /customers/export': {
    summary: 'Put the whole filter into a spreadsheet, which can be imported again; answers the task that makes it',
    permission: 'receive:customers',
    idempotent: true,
    audit: 'customer.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...customerFilter }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /customers/{document}/statistics': {
    summary: 'What the customer was charged and paid',
    silent404: true,
    permission: 'receive:customers',
    params: documentParams,
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
    silent404: true,
    permission: 'receive:customers',
    params: documentParams,
    query: customerPage,
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
  'GET /customers/{document}/subscriptions': {
    summary: "The customer's subscriptions, newest first",
    silent404: true,
    permission: 'receive:customers',
    params: documentParams,
    query: customerPage,
    answer: listAnswer(CustomerSubscription),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
