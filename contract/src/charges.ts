import { Type } from 'typebox';
import { BilletDefaults } from './billing-settings';
import { BatchTerms, BilletInput, Recipient } from './charges/billet-input';
import { Charge, CHARGE_KINDS, CHARGE_STATUS, ChargeDetail } from './charges/charge';
import { CHARGE_ORDER, DEBT_AGES, filterBody, filters } from './charges/filter';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, listAnswer, listBody, Nullable, OneOf, pageQuery, RowResults } from './core/shapes';
import { TaskStarted } from './tasks';

export * from './charges/billet-input';
export * from './charges/charge';
export * from './charges/filter';

export const permissions = ['receive:do-charge', 'receive:new-emit', 'receive:management:billets'] as const;

const list = {
  permission: 'receive:management:billets',
  read: true,
  cached: true,
  body: listBody(CHARGE_ORDER, filters),
  answer: listAnswer(Charge),
} as const;

const ids = Type.Array(Id, { minItems: 1, maxItems: 1000 });

const batchParams = Type.Object({ uuid: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });

export const topics = defineTopics({
  charges: [
    'receive:management:billets',
    'receive:management:carnets',
    'receive:management:subscriptions',
    'receive:do-charge',
    'receive:customers',
  ],
});

export const calls = defineCalls({
  'POST /v2/charges/banking-billet/opened': { summary: 'Billets not filed', ...list },
  'POST /v2/charges/banking-billet/filed': { summary: 'Billets filed away', ...list },
  'POST /v2/charges/banking-billet/totals': {
    summary: 'Count and value per status, and age of debt, over the whole filter',
    read: true,
    cached: true,
    permission: 'receive:management:billets',
    body: filterBody,
    answer: Type.Object({
      total: Type.Object({ count: Type.Integer(), value: Cents }),
      byStatus: Type.Array(
        Type.Object({
          status: OneOf(CHARGE_STATUS),
          translated_status: Type.String(),
          count: Type.Integer(),
          value: Cents,
        }),
        { description: 'every status, what waits for the user first' },
      ),
      ageOfDebt: Type.Array(
        Type.Object({
          age: OneOf(DEBT_AGES),
          due: Type.Object(
            { from: Type.Optional(Day), to: Type.Optional(Day) },
            { description: 'the due days it is made of, both included' },
          ),
          count: Type.Integer(),
          value: Cents,
          byStatus: Type.Array(Type.Object({ status: OneOf(CHARGE_STATUS), count: Type.Integer(), value: Cents }), {
            description: 'those there are',
          }),
        }),
        { description: 'of those new, waiting or unpaid; all five, in order' },
      ),
    }),
  },
  'POST /v2/charges/banking-billet/ids': {
    summary: 'Ids of the whole filter, to act on: the first 1,000, newest first',
    read: true,
    permission: 'receive:management:billets',
    body: filterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /charges/sum': {
    summary: 'How many of those ids there are and what they are worth: told before something is done to all',
    read: true,
    permission: 'receive:management:billets',
    body: Type.Object({ ids }, { additionalProperties: false }),
    answer: Type.Object({
      count: Type.Integer(),
      value: Cents,
      withEmail: Type.Integer({ description: 'how many of them have an address of their payer' }),
    }),
  },
  'POST /charges/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.export',
    body: Type.Object(
      { filed: Type.Boolean(), format: OneOf(['xlsx', 'csv']), ...filters },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
  'GET /charges/{id}': {
    summary: 'One charge, whole',
    silent404: true,
    permission: 'receive:management:billets',
    params: idParams,
    answer: ChargeDetail,
  },
  'GET /charges/{id}/pdf': {
    summary: 'The billet on paper',
    permission: 'receive:management:billets',
    params: idParams,
    file: 'application/pdf',
  },
  'GET /charges/type/{id}': {
    summary: 'Which kind of charge an id is, for links that only know the id',
    permission: ['receive:management:billets', 'receive:do-charge'],
    params: idParams,
    answer: Type.Object({ id: Id, type: OneOf(CHARGE_KINDS) }),
  },
  'POST /charge/{id}/note': {
    summary: 'Set the note',
    permission: 'receive:management:billets',
    audit: 'charge.note',
    params: idParams,
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
  'GET /charges/recipients': {
    summary: 'Customers to choose from while issuing: name and document only',
    permission: 'receive:do-charge',
    query: Type.Object({
      text: Type.Optional(Type.String({ maxLength: 120 })),
      ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })),
    }),
    answer: Type.Array(Recipient),
  },
  'POST /charges/recipients': {
    summary: 'The customers of those ids, or the first thousand of a group, by name: many to be charged at once',
    permission: 'receive:do-charge',
    read: true,
    body: Type.Object(
      { ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000 })), group: Type.Optional(Id) },
      { additionalProperties: false },
    ),
    answer: Type.Array(Recipient),
  },
  'GET /charges/conditions': {
    summary: 'What issuing costs and allows today',
    permission: 'receive:do-charge',
    answer: Type.Object({
      fee: Cents,
      minimum: Cents,
      minimumForFines: Cents,
      today: Day,
      holidays: Type.Array(Type.Object({ date: Day, name: Type.String() })),
      defaults: Type.Object(
        { ...BilletDefaults.properties, send_email: Type.Boolean() },
        { description: 'what a billet has where its issuer does not say' },
      ),
    }),
  },
  'POST /charges/{type}': {
    summary: 'Issue charges, one for each customer: to one at once, to several as a task',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'charge.issue',
    params: Type.Object({ type: OneOf(['banking_billet']) }),
    body: BilletInput,
    answer: Type.Object({
      uuid: Type.String(),
      ids: Type.Array(Id, { description: 'issued at once: to one customer' }),
      failed: Type.Integer(),
      task: Nullable(Id),
    }),
  },
  'POST /charge/{id}/reissue': {
    summary: 'Issue a billet that is over again, with a new due date',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'charge.reissue',
    params: idParams,
    body: Type.Object({ expire_at: Day }, { additionalProperties: false }),
    answer: Type.Object({ id: Id }),
  },
  'POST /charges/all': {
    summary: 'Charges by ids: what was just issued (AREAS-7-charges-8)',
    read: true,
    permission: ['receive:do-charge', 'receive:management:billets'],
    body: listBody(['id', 'value', 'expireAt', 'customerName'] as const, { ids }),
    answer: listAnswer(
      Type.Object({
        id: Id,
        carnetId: Nullable(Id),
        value: Cents,
        expireAt: Day,
        customerName: Type.String(),
        paymentMethod: OneOf(['bankingBillet', 'carnet', 'creditCard']),
        subscriptionId: Nullable(Id),
        totalParcels: Nullable(Type.Integer()),
      }),
    ),
  },
  'GET /charge/batch-errors/{uuid}': {
    summary: 'What of a batch could not be issued (AREAS-7-charges-7)',
    permission: 'receive:do-charge',
    params: batchParams,
    query: Type.Object(
      {
        ...pageQuery.properties,
        ids: Type.Optional(
          Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$', description: 'of these customers alone' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      errors: Type.Array(
        Type.Object({
          customer: Type.Object({ ...Recipient.properties, id: Nullable(Id) }),
          errorMessage: Type.String(),
          correctable: Type.Boolean({ description: 'whether it fails by what is registered of the customer' }),
        }),
      ),
      total: Type.Integer(),
    }),
  },
  'GET /charge/batch/{uuid}': {
    summary: 'Where a batch stands: what was issued, how many wait and how many failed',
    silent404: true,
    permission: 'receive:do-charge',
    params: batchParams,
    answer: Type.Object({
      uuid: Type.String(),
      task: Nullable(Id),
      pending: Type.Integer(),
      failed: Type.Integer(),
      ids: Type.Array(Id),
    }),
  },
  'GET /charge/batch/{uuid}/terms': {
    summary: 'What a batch asked of each customer, to start another charge from',
    silent404: true,
    permission: 'receive:do-charge',
    params: batchParams,
    answer: BatchTerms,
  },
  'DELETE /charge/batch-errors/{uuid}/{customer}': {
    summary: 'Take a customer out of those who could not be charged: dealt with another way',
    permission: 'receive:do-charge',
    audit: 'charge.batch-drop',
    params: Type.Object({ ...batchParams.properties, customer: Id }),
  },
  'POST /charge/batch/{uuid}/retry': {
    summary: 'Issue again to customers of a batch that failed, as they are registered now',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'charge.batch-retry',
    params: batchParams,
    body: Type.Object(
      {
        customers: Type.Optional(
          Type.Array(Id, { minItems: 1, maxItems: 1000, description: 'all that failed where absent' }),
        ),
      },
      { additionalProperties: false },
    ),
    answer: TaskStarted,
  },
  'PUT /charges/cancel': {
    summary: 'Cancel',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.cancel',
    body: Type.Object({ ids }, { additionalProperties: false }),
    answer: RowResults,
  },
  'PUT /charges/file': {
    summary: 'File away, or take back',
    permission: 'receive:management:billets',
    audit: 'charge.file',
    body: Type.Object({ ids, filed: Type.Optional(Type.Boolean({ default: true })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'PUT /charges/manual-payment': {
    summary: 'Mark as paid by other means; moves no money',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.manual-payment',
    body: Type.Object({ ids }, { additionalProperties: false }),
    answer: RowResults,
  },
  'PUT /charges/expire-at': {
    summary: 'Change the due date',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.expire-at',
    body: Type.Object({ ids, expire_at: Day }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /charges/resend/email': {
    summary: 'Send the billet by e-mail again',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.resend-email',
    body: Type.Object({ ids, email: Type.Optional(Type.String({ maxLength: 120 })) }, { additionalProperties: false }),
    answer: RowResults,
  },
  'POST /charges/tags': {
    summary: 'Add and remove tags of charges',
    permission: 'receive:management:billets',
    audit: 'charge.tags',
    body: Type.Object(
      {
        ids,
        add: Type.Optional(Type.Array(Id, { maxItems: 10 })),
        remove: Type.Optional(Type.Array(Id, { maxItems: 100 })),
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'billet-paid': 'chargeId';
    'billet-batch': 'batchUUID';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
