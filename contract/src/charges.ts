import { Type, type Static } from 'typebox';
import { defineCalls, type Ids, type TypedCalls } from './core/call';
import { Address, Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf, pageQuery, RowResults } from './core/shapes';
import { Tag } from './tags';
import { TaskStarted } from './tasks';

export const permissions = ['receive:do-charge', 'receive:new-emit', 'receive:management:billets'] as const;

/** domain.md 1; labels come from the server as translated_status (AREAS-4-charges-1). */
export const CHARGE_STATUS = [
  'new',
  'waiting',
  'identified',
  'approved',
  'paid',
  'unpaid',
  'refunded',
  'contested',
  'canceled',
  'settled',
  'link',
  'expired',
] as const;
export type ChargeStatus = (typeof CHARGE_STATUS)[number];

/** What may be done with a charge now; decided by the server, a courtesy for the portal's buttons. */
export const CHARGE_ACTIONS = ['cancel', 'file', 'unfile', 'manual-payment', 'expire-at', 'resend-email', 'reissue'] as const;
export type ChargeAction = (typeof CHARGE_ACTIONS)[number];

/** AREAS-3-charge-1. Values in integer cents. */
const row = {
  id: Id,
  status: OneOf(CHARGE_STATUS),
  translated_status: Type.String(),
  value: Cents,
  expire_at: Day,
  paid_at: Nullable(Instant),
  paid_value: Nullable(Cents),
  created_at: Instant,
  updated_at: Instant,
  filed: Type.Boolean(),
  payment_method: OneOf(['banking_billet', 'credit_card', 'pix']),
  barcode: Nullable(Type.String({ description: 'typed line, 47 digits' })),
  url: Nullable(Type.String({ description: 'path of the PDF' })),
  customer_cpf: Nullable(Type.String({ description: 'CPF or CNPJ, unformatted' })),
  customer_email: Nullable(Type.String()),
  customer_phone_number: Nullable(Type.String()),
  customer_corporate_name: Nullable(Type.String()),
  customer_reference_name: Nullable(Type.String()),
  carnet_id: Nullable(Id),
  subscription_id: Nullable(Id),
  order_id: Nullable(Type.String()),
  notification_url: Nullable(Type.String()),
  tags: Type.Array(Tag),
};

export const Charge = Type.Object({ ...row, actions: Type.Array(OneOf(CHARGE_ACTIONS)) });
export type Charge = Static<typeof Charge>;

/** AREAS-3-charge-3. */
export const ChargePayment = Type.Object({
  payment_method: OneOf(['banking_billet', 'credit_card', 'pix']),
  discount: Cents,
  total: Cents,
  base_key: Nullable(Type.String({ description: 'our number' })),
  collection_key: Nullable(Type.String({ description: 'barcode, 44 digits' })),
  banking_billet: Nullable(
    Type.Object({ expire_at: Day, barcode: Type.String({ description: 'typed line, 47 digits' }), url: Type.String() }),
  ),
  pix_copy_paste: Nullable(Type.String({ description: 'BR Code, on a bolix' })),
  conditional_discount_value: Nullable(Cents),
  conditional_discount_type: Nullable(OneOf(['currency', 'percentage'])),
  conditional_discount_date: Nullable(Day),
});

/** What is due today, line by line. */
export const AmountDue = Type.Object({
  total: Cents,
  lines: Type.Array(Type.Object({ kind: OneOf(['value', 'discount', 'fine', 'interest']), amount: Cents, days: Nullable(Type.Integer()) })),
});

/** AREAS-3-charge-2. */
export const ChargeDetail = Type.Object({
  ...row,
  actions: Type.Array(OneOf(CHARGE_ACTIONS)),
  charge_items: Type.Array(Type.Object({ id: Id, name: Type.String(), amount: Type.Integer(), value: Cents })),
  charge_histories: Type.Array(
    Type.Object({
      id: Id,
      charge_id: Id,
      agent: OneOf(['user', 'system', 'rail']),
      action: Type.String(),
      message: Type.String({ description: 'pt-BR' }),
      user: Nullable(Type.String()),
      created_at: Instant,
    }),
  ),
  charge_shippings: Type.Array(Type.Object({ value: Cents })),
  charge_payment: ChargePayment,
  customer: Nullable(
    Type.Object({
      id: Nullable(Id),
      name: Type.String(),
      document: Type.String(),
      email: Nullable(Type.String()),
      phone: Nullable(Type.String()),
      address: Nullable(Address),
    }),
  ),
  receivers: Type.Array(Type.Object({ name: Type.String(), account_code: Type.String(), value: Cents })),
  has_marketplace: Type.Boolean(),
  note: Nullable(Type.String()),
  message: Nullable(Type.String()),
  fine: Type.Integer({ description: 'percent × 100' }),
  interest: Type.Integer({ description: 'thousandths of a percent a day' }),
  write_off_days: Type.Integer(),
  fee: Cents,
  amount_due: Nullable(AmountDue),
  send_email: Type.Boolean({ description: 'whether it was e-mailed when it was issued' }),
  reissued_as: Nullable(Id),
});
export type ChargeDetail = Static<typeof ChargeDetail>;

export const CHARGE_ORDER = ['id', 'value', 'expire_at', 'paid_at', 'created_at', 'customer_corporate_name', 'status'] as const;

const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false, description: 'both days included' });

/** What a list of billets is narrowed to; all of it must hold. */
const filters = {
  status: Type.Optional(Type.Array(OneOf(CHARGE_STATUS), { maxItems: 12 })),
  text: Type.Optional(Type.String({ maxLength: 120, description: 'customer, document, e-mail, charge number, order; accents ignored' })),
  due: Type.Optional(period),
  issued: Type.Optional(period),
  paid: Type.Optional(period),
  value: Type.Optional(Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false })),
  customer: Type.Optional(Id),
  document: Type.Optional(Type.String({ maxLength: 18, description: 'CPF or CNPJ, with or without mask' })),
  tags: Type.Optional(Type.Array(Id, { maxItems: 20, description: 'any of them' })),
};
const filterBody = Type.Object({ filed: Type.Boolean(), ...filters }, { additionalProperties: false });

/** How long what is owed is past due, by how many days; 'current' is not yet due. */
export const DEBT_AGES = ['current', '1-30', '31-60', '61-90', 'over-90'] as const;

/** A customer as seen while issuing. */
const Recipient = Type.Object({ id: Id, name: Type.String(), document: Type.String(), email: Nullable(Type.String()) });
export type Recipient = Static<typeof Recipient>;

const billets = Type.Object({
  ...listAnswer(Charge).properties,
  atLeast: Type.Optional(Type.Boolean({ description: 'counting stopped at total: there are more, which the totals count' })),
});
const list = { permission: 'receive:management:billets', read: true, body: listBody(CHARGE_ORDER, filters), answer: billets } as const;

const ids = Type.Array(Id, { minItems: 1, maxItems: 1000 });

export const ChargeItemInput = Type.Object(
  {
    name: Type.String({ minLength: 1, maxLength: 255 }),
    amount: Type.Integer({ minimum: 1, maximum: 9999, default: 1 }),
    value: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER, description: 'unit value, integer cents; what a billet cannot hold is told as such' }),
  },
  { additionalProperties: false },
);

/** AREAS-3-billing-emit-draft-1, the part of a billet. */
export const BilletInput = Type.Object(
  {
    customers: Type.Array(Id, { minItems: 1, maxItems: 1000 }),
    items: Type.Array(ChargeItemInput, { minItems: 1, maxItems: 100 }),
    expire_at: Day,
    shipping: Type.Optional(Cents),
    discount: Type.Optional(Type.Object({ type: OneOf(['currency', 'percentage']), value: Type.Integer({ minimum: 0, maximum: Number.MAX_SAFE_INTEGER }) }, { additionalProperties: false })),
    conditional_discount: Type.Optional(
      Type.Object(
        { type: OneOf(['currency', 'percentage'], { default: 'currency' }), value: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), until_date: Day },
        { additionalProperties: false },
      ),
    ),
    fine: Type.Optional(Type.Integer({ minimum: 0, maximum: 1000, description: 'percent × 100' })),
    interest: Type.Optional(Type.Integer({ minimum: 0, maximum: 330, description: 'thousandths of a percent a day' })),
    write_off_days: Type.Optional(Type.Integer({ minimum: 0, maximum: 120 })),
    message: Type.Optional(Type.String({ maxLength: 403, description: '4 lines of 100 characters' })),
    is_bolix: Type.Optional(Type.Boolean()),
    send_email: Type.Optional(Type.Boolean()),
    tags: Type.Optional(Type.Array(Id, { maxItems: 10 })),
  },
  { additionalProperties: false },
);
export type BilletInput = Static<typeof BilletInput>;

const batchParams = Type.Object({ uuid: Type.String({ pattern: '^[0-9a-f-]{36}$' }) });

export const calls = defineCalls({
  'POST /v2/charges/banking-billet/opened': { summary: 'Billets not filed', ...list },
  'POST /v2/charges/banking-billet/filed': { summary: 'Billets filed away', ...list },
  'POST /v2/charges/banking-billet/totals': {
    summary: 'Count and value per status, and age of debt, over the whole filter',
    read: true,
    permission: 'receive:management:billets',
    body: filterBody,
    answer: Type.Object({
      total: Type.Object({ count: Type.Integer(), value: Cents }),
      byStatus: Type.Array(Type.Object({ status: OneOf(CHARGE_STATUS), translated_status: Type.String(), count: Type.Integer(), value: Cents }), { description: 'every status, what waits for the user first' }),
      ageOfDebt: Type.Array(Type.Object({ age: OneOf(DEBT_AGES), count: Type.Integer(), value: Cents }), { description: 'of those new, waiting or unpaid; all five, in order' }),
    }),
  },
  'POST /v2/charges/banking-billet/ids': {
    summary: 'Ids of the whole filter, to act on: the first 1,000, newest first',
    read: true,
    permission: 'receive:management:billets',
    body: filterBody,
    answer: Type.Object({ ids: Type.Array(Id), total: Type.Integer() }),
  },
  'POST /charges/export': {
    summary: 'Put the whole filter into a spreadsheet; answers the task that makes it',
    permission: 'receive:management:billets',
    idempotent: true,
    audit: 'charge.export',
    body: Type.Object({ filed: Type.Boolean(), format: OneOf(['xlsx', 'csv']), ...filters }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /charges/{id}': { summary: 'One charge, whole', permission: 'receive:management:billets', params: idParams, answer: ChargeDetail },
  'GET /charges/{id}/pdf': { summary: 'The billet on paper', permission: 'receive:management:billets', params: idParams, file: 'application/pdf' },
  'GET /charges/type/{id}': {
    summary: 'Which kind of charge an id is, for links that only know the id',
    permission: ['receive:management:billets', 'receive:do-charge'],
    params: idParams,
    answer: Type.Object({ id: Id, type: OneOf(['banking_billet', 'carnet', 'subscription', 'credit_card', 'link']) }),
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
    query: Type.Object({ text: Type.Optional(Type.String({ maxLength: 120 })), ids: Type.Optional(Type.String({ pattern: '^\\d{1,15}(,\\d{1,15}){0,99}$' })) }),
    answer: Type.Array(Recipient),
  },
  'POST /charges/recipients': {
    summary: 'The customers of those ids, or the first thousand of a group, by name: many to be charged at once',
    permission: 'receive:do-charge',
    read: true,
    body: Type.Object({ ids: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000 })), group: Type.Optional(Id) }, { additionalProperties: false }),
    answer: Type.Array(Recipient),
  },
  'GET /charges/conditions': {
    summary: 'What issuing costs and allows today',
    permission: 'receive:do-charge',
    answer: Type.Object({ fee: Cents, minimum: Cents, minimumForFines: Cents, today: Day, holidays: Type.Array(Type.Object({ date: Day, name: Type.String() })) }),
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
    query: pageQuery,
    answer: Type.Object({
      errors: Type.Array(
        Type.Object({
          customer: Type.Object({ ...Recipient.properties, id: Nullable(Id) }),
          errorMessage: Type.String(),
          correctable: Type.Boolean({ description: 'whether there is still a customer to put right' }),
        }),
      ),
      total: Type.Integer(),
    }),
  },
  'GET /charge/batch/{uuid}': {
    summary: 'Where a batch stands: what was issued, how many wait and how many failed',
    permission: 'receive:do-charge',
    params: batchParams,
    answer: Type.Object({ uuid: Type.String(), task: Nullable(Id), pending: Type.Integer(), failed: Type.Integer(), ids: Type.Array(Id) }),
  },
  'POST /charge/batch/{uuid}/retry': {
    summary: 'Issue again to customers of a batch that failed, as they are registered now',
    permission: 'receive:do-charge',
    idempotent: true,
    audit: 'charge.batch-retry',
    params: batchParams,
    body: Type.Object({ customers: Type.Optional(Type.Array(Id, { minItems: 1, maxItems: 1000, description: 'all that failed where absent' })) }, { additionalProperties: false }),
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
    body: Type.Object({ ids, add: Type.Optional(Type.Array(Id, { maxItems: 10 })), remove: Type.Optional(Type.Array(Id, { maxItems: 100 })) }, { additionalProperties: false }),
    answer: RowResults,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
}
