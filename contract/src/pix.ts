import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { MoneyOperation, MoneyReview } from './money/operation';

export const permissions = ['pix:do-pix', 'pix:schedules', 'pix:history'] as const;

export const topics = defineTopics({ pix: permissions });

export const PIX_FREQUENCIES = ['weekly', 'fortnightly', 'monthly', 'quarterly', 'half-yearly', 'yearly'] as const;
export type PixFrequency = (typeof PIX_FREQUENCIES)[number];
const ACCOUNT_TYPES = ['checking', 'savings', 'payment'] as const;
/** Most payments of one recurrence. */
export const MOST_TIMES = 60;

const Key = Type.String({ maxLength: 77 });
const Code = Type.String({ maxLength: 2000, description: 'Pix Copia e Cola' });

/** Who is paid: documents of people are masked. */
export const PixOwner = Type.Object({ name: Type.String(), document: Nullable(Type.String()) });
export const PixAccount = Type.Object({
  ispb: Nullable(Type.String()),
  bank: Nullable(Type.String()),
  branch: Nullable(Type.String()),
  number: Nullable(Type.String()),
});

/** What a key leads to, before anything is paid. */
export const PixKeyOwner = Type.Object({
  key: Type.String({ description: 'as the directory writes it' }),
  type: Type.String(),
  owner: PixOwner,
  account: PixAccount,
});

/** What a BR Code asks for. Integer cents; null where whoever pays may choose. */
export const PixCode = Type.Object({
  kind: OneOf(['static', 'dynamic']),
  key: Nullable(Type.String()),
  value: Nullable(Cents),
  canChangeValue: Type.Boolean(),
  expiresAt: Nullable(Instant),
  dueDate: Nullable(Day),
  txid: Nullable(Type.String()),
  description: Nullable(Type.String()),
  payerRequest: Nullable(Type.String({ description: 'question to whoever pays' })),
  hasRecurrence: Type.Boolean({ description: 'a composite code: it also offers a Pix automático' }),
  owner: PixOwner,
  account: PixAccount,
  receiver: Type.Object(
    {
      address: Nullable(Type.String()),
      city: Nullable(Type.String()),
      state: Nullable(Type.String()),
      zipcode: Nullable(Type.String()),
    },
    { description: 'of a dynamic code; of a static one the city alone' },
  ),
});
export type PixCode = Static<typeof PixCode>;

/** A payment as it is asked for (AREAS-3-pix-data-4). What is wrong in a field is told in words by the review, not by these shapes. */
const payment = {
  type: OneOf(['key', 'qrcode', 'account']),
  key: Type.Optional(Key),
  qrcode: Type.Optional(Code),
  bank: Type.Optional(Type.String({ maxLength: 8, description: 'ISPB' })),
  branch: Type.Optional(Type.String({ maxLength: 10 })),
  account: Type.Optional(Type.String({ maxLength: 20 })),
  accountType: Type.Optional(OneOf(ACCOUNT_TYPES)),
  owner: Type.Optional(Type.String({ maxLength: 140 })),
  document: Type.Optional(Type.String({ maxLength: 18 })),
  value: Cents,
  description: Type.Optional(Type.String({ maxLength: 140 })),
  payerResponse: Type.Optional(Type.String({ maxLength: 140 })),
  isRecurrence: Type.Optional(Type.Boolean()),
  frequency: Type.Optional(OneOf(PIX_FREQUENCIES)),
  times: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000 })),
};

export const PIX_WARNINGS = ['new-key', 'owner-changed', 'first-time', 'night', 'unusual'] as const;
/** Documents in `counterpart` are masked where a key or a code led to them. */
export const PixReview = Type.Object({
  ...MoneyReview.properties,
  receiver: Type.String(),
  warnings: Type.Array(Type.Object({ code: OneOf(PIX_WARNINGS), message: Type.String() }), {
    description: 'pt-BR: what fraud looks like',
  }),
  recurrence: Nullable(
    Type.Object({ frequency: OneOf(PIX_FREQUENCIES), times: Type.Integer(), days: Type.Array(Day) }),
  ),
});
export type PixReview = Static<typeof PixReview>;

export const PIX_STATUSES = [
  'scheduled',
  'processing',
  'done',
  'refused',
  'returned',
  'cancelled',
  'received',
  'part-refunded',
  'refunded',
] as const;
export type PixStatus = (typeof PIX_STATUSES)[number];

/** A Pix that went out or came in. Integer cents; ids of both kinds are one row of numbers. */
export const PixEntry = Type.Object({
  id: Id,
  direction: OneOf(['sent', 'received']),
  label: Type.String({ description: 'pt-BR' }),
  status: OneOf(PIX_STATUSES),
  name: Type.String(),
  bank: Nullable(Type.String()),
  value: Cents,
  returned: Type.Integer({ minimum: 0, description: 'integer cents given back so far' }),
  description: Type.String(),
  endToEnd: Type.String(),
  at: Instant,
});
export type PixEntry = Static<typeof PixEntry>;

export const COMPLAINT_KINDS = ['scam', 'unauthorised', 'coercion', 'error'] as const;
export const COMPLAINT_STATES = ['open', 'analysis', 'accepted', 'returned', 'rejected', 'cancelled'] as const;

/** A complaint about fraud (MED, the special return mechanism): who analyses it, until when, and what became of it. */
export const PixComplaint = Type.Object({
  id: Id,
  pix: Type.Integer({ description: 'id of the Pix complained about' }),
  name: Type.String(),
  value: Cents,
  kind: OneOf(COMPLAINT_KINDS),
  text: Type.String(),
  state: OneOf(COMPLAINT_STATES),
  recovered: Cents,
  answer: Nullable(Type.String({ description: 'pt-BR' })),
  until: Nullable(Instant),
  canCancel: Type.Boolean(),
  created_at: Instant,
  steps: Type.Array(Type.Object({ state: OneOf(COMPLAINT_STATES), at: Instant })),
});
export type PixComplaint = Static<typeof PixComplaint>;

/** A Pix with all that is known of it (AREAS-3-pix-data-1 to 3). */
export const PixDetail = Type.Object({
  ...PixEntry.properties,
  fee: Cents,
  protocol: Nullable(Type.String()),
  executeAt: Nullable(Day),
  attempts: Type.Integer(),
  reason: Nullable(Type.String()),
  key: Nullable(Type.String()),
  txid: Nullable(Type.String()),
  payerResponse: Nullable(Type.String()),
  owner: PixOwner,
  account: PixAccount,
  payer: Type.Object({ name: Type.String(), document: Type.String(), account: Nullable(Type.String()) }),
  receipts: Nullable(Type.Object({ pdf: Type.String(), png: Type.String() })),
  recurrence: Nullable(Id),
  refund: Type.Object({
    most: Type.Integer({ minimum: 0, description: 'integer cents that may still be given back' }),
    until: Nullable(Day),
    of: Nullable(Id),
  }),
  canCancel: Type.Boolean(),
  canComplain: Type.Boolean(),
  complaint: Nullable(PixComplaint),
  steps: Type.Array(Type.Object({ step: Type.String(), at: Instant, reason: Nullable(Type.String()) })),
});
export type PixDetail = Static<typeof PixDetail>;

export const SCHEDULE_STATUSES = ['scheduled', 'retry', 'processing', 'done', 'refused', 'cancelled'] as const;
export const PixSchedule = Type.Object({
  id: Id,
  status: OneOf(SCHEDULE_STATUSES),
  attempts: Type.Integer(),
  name: Type.String(),
  bank: Nullable(Type.String()),
  value: Cents,
  executeAt: Day,
  description: Type.String(),
  reason: Nullable(Type.String()),
  recurrence: Nullable(Id),
  canCancel: Type.Boolean(),
  created_at: Instant,
});
export type PixSchedule = Static<typeof PixSchedule>;

export const RECURRENCE_STATUSES = ['active', 'finished', 'cancelled'] as const;
export const PixRecurrence = Type.Object({
  id: Id,
  status: OneOf(RECURRENCE_STATUSES),
  receiverName: Type.String(),
  bank: Nullable(Type.String()),
  value: Cents,
  frequency: OneOf(PIX_FREQUENCIES),
  times: Type.Integer(),
  paid: Type.Integer(),
  start: Day,
  next: Nullable(Day),
  description: Type.String(),
  created_at: Instant,
});
export type PixRecurrence = Static<typeof PixRecurrence>;

/** Somebody paid before. */
export const PixContact = Type.Object({
  id: Id,
  name: Type.String(),
  document: Nullable(Type.String()),
  key: Nullable(Type.String()),
  ispb: Nullable(Type.String()),
  bank: Nullable(Type.String()),
  branch: Nullable(Type.String()),
  account: Nullable(Type.String()),
  accountType: Nullable(Type.String()),
  favourite: Type.Boolean(),
  last_at: Nullable(Instant),
  last_value: Nullable(Cents),
});
export type PixContact = Static<typeof PixContact>;

const days = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });
const cents = Type.Object({ min: Type.Optional(Cents), max: Type.Optional(Cents) }, { additionalProperties: false });
const text = Type.Optional(Type.String({ maxLength: 120 }));
const historyFilters = {
  text,
  direction: Type.Optional(OneOf(['sent', 'received'])),
  status: Type.Optional(OneOf(PIX_STATUSES)),
  day: Type.Optional(days),
  value: Type.Optional(cents),
};

export const calls = defineCalls({
  'POST /pix/qrcodes/parse': {
    summary: 'What a BR Code asks for: checked, resolved, its receiver masked (AREAS-7-pix-1)',
    read: true,
    silent404: true,
    permission: 'pix:do-pix',
    perMinute: 60,
    body: Type.Object({ qrcode: Code, execute_at: Type.Optional(Nullable(Day)) }, { additionalProperties: false }),
    answer: PixCode,
  },
  'GET /pix/keys/{key}': {
    summary: 'Whose key it is, masked (AREAS-7-pix-2)',
    silent404: true,
    permission: 'pix:do-pix',
    perMinute: 60,
    params: Type.Object({ key: Type.String({ minLength: 1, maxLength: 77 }) }),
    answer: PixKeyOwner,
  },
  'GET /pix/participants': {
    summary: 'Institutions that take part in Pix',
    permission: 'pix:do-pix',
    answer: Type.Object({ items: Type.Array(Type.Object({ ispb: Type.String(), name: Type.String() })) }),
  },
  'GET /pix/recent-contacts': {
    summary: 'Favourites, then those paid lately',
    permission: 'pix:do-pix',
    answer: Type.Object({ items: Type.Array(PixContact) }),
  },
  'POST /pix/favourites': {
    summary: 'Remember somebody who was paid',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.favourite',
    body: Type.Object(
      { id: Type.Integer({ ...Id, description: 'of the Pix that paid them' }) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Id }),
  },
  'DELETE /pix/favourites/{id}': {
    summary: 'Forget a favourite',
    permission: 'pix:do-pix',
    audit: 'pix.favourite-removed',
    params: idParams,
  },
  'POST /pix/review': {
    summary: 'What a Pix would cost and do, who gets it, what fraud it looks like, and what would refuse it',
    read: true,
    permission: 'pix:do-pix',
    perMinute: 60,
    body: Type.Object({ ...payment, date: Type.Optional(Day) }, { additionalProperties: false }),
    answer: PixReview,
  },
  'POST /pix/start': {
    summary: 'Pay: now, on a day, or again and again',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.start',
    signed: {
      summary: 'Enviar Pix',
      bind: [
        { path: 'body.value', label: 'Valor', as: 'cents' },
        { path: 'body.receiver', label: 'Para' },
        { path: 'body.receiverDocument', label: 'CPF ou CNPJ' },
        { path: 'body.key', label: 'Chave' },
        { path: 'body.qrcode', label: 'Pix Copia e Cola' },
        { path: 'body.bank', label: 'Instituição (ISPB)' },
        { path: 'body.branch', label: 'Agência' },
        { path: 'body.account', label: 'Conta' },
        { path: 'body.date', label: 'Data', as: 'day' },
        { path: 'body.frequency', label: 'Repete' },
        { path: 'body.times', label: 'Vezes' },
      ],
    },
    body: signedBody({
      ...payment,
      date: Type.String({ ...Day, description: 'the day that the review said' }),
      receiver: Type.String({ maxLength: 140, description: 'as the review said it' }),
      receiverDocument: Type.String({ maxLength: 18, description: 'as the review said it' }),
    }),
    answer: MoneyOperation,
  },
  'POST /pix/history/search': {
    summary: 'Pix that went out and came in, newest first',
    read: true,
    permission: 'pix:history',
    body: listBody(['at', 'value'], historyFilters),
    answer: listAnswer(PixEntry),
  },
  'POST /pix/history/totals': {
    summary: 'What a filter of the history adds up to',
    read: true,
    permission: 'pix:history',
    body: Type.Object(historyFilters, { additionalProperties: false }),
    answer: Type.Object({ count: Type.Integer(), sent: Type.Integer(), received: Type.Integer() }),
  },
  'POST /pix/history/export': {
    summary: 'The history of a filter as a file: answers the task that makes it',
    permission: 'pix:history',
    idempotent: true,
    audit: 'pix.history-export',
    body: Type.Object({ format: OneOf(['csv', 'xlsx']), ...historyFilters }, { additionalProperties: false }),
    answer: Type.Object({ task: Id }),
  },
  'GET /pix/history/{id}': {
    summary: 'One Pix with its receipt, refund and complaint',
    silent404: true,
    permission: ['pix:history', 'pix:schedules'],
    params: idParams,
    answer: PixDetail,
  },
  'GET /pix/history/{id}/pdf': {
    summary: 'The receipt as a paper',
    permission: 'pix:history',
    params: idParams,
    file: 'application/pdf',
  },
  'GET /pix/history/{id}/png': {
    summary: 'The receipt as a picture',
    permission: 'pix:history',
    params: idParams,
    file: 'image/png',
  },
  'POST /pix/refund/start': {
    summary: 'Begin to give back a received Pix: what it would do; nothing moves yet (AREAS-4-pix-1)',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.refund-start',
    body: Type.Object(
      { pix: Id, value: Cents, description: Type.Optional(Type.String({ maxLength: 140 })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ id: Id, most: Cents, review: MoneyReview }),
  },
  'POST /pix/refund/confirm': {
    summary: 'Give back what was begun',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.refund',
    signed: {
      summary: 'Devolver Pix',
      bind: [
        { path: 'body.id', label: 'Devolução' },
        { path: 'body.value', label: 'Valor', as: 'cents' },
        { path: 'body.receiver', label: 'Para' },
      ],
    },
    body: signedBody({
      id: Id,
      value: Cents,
      receiver: Type.String({ maxLength: 140, description: 'as the review said it' }),
    }),
    answer: MoneyOperation,
  },
  'POST /pix/refund/reject': {
    summary: 'Drop a refund that was begun',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.refund-reject',
    body: Type.Object({ id: Id }, { additionalProperties: false }),
  },
  'POST /pix/schedules/search': {
    summary: 'Scheduled Pix, the nearest first (AREAS-3-pix-data-5)',
    read: true,
    permission: 'pix:schedules',
    body: listBody(['execution', 'created'], {
      text,
      status: Type.Optional(OneOf(SCHEDULE_STATUSES)),
      scheduledType: Type.Optional(OneOf(['single', 'recurrence'])),
      field: Type.Optional(OneOf(['execution', 'created'], { description: 'which day is meant; execution if absent' })),
      day: Type.Optional(days),
    }),
    answer: listAnswer(PixSchedule),
  },
  'GET /pix/schedules/{id}': {
    summary: 'One scheduled Pix',
    silent404: true,
    permission: 'pix:schedules',
    params: idParams,
    answer: PixSchedule,
  },
  'POST /pix/schedules/{id}/cancel': {
    summary: 'Call off a scheduled Pix',
    permission: 'pix:schedules',
    idempotent: true,
    audit: 'pix.schedule-cancel',
    params: idParams,
    answer: PixSchedule,
  },
  'POST /pix/recurrences/search': {
    summary: 'Recurring Pix, newest first (AREAS-3-pix-data-7)',
    read: true,
    permission: 'pix:schedules',
    body: listBody(['created', 'value'], {
      receiverName: text,
      status: Type.Optional(OneOf(RECURRENCE_STATUSES)),
      frequency: Type.Optional(OneOf(PIX_FREQUENCIES)),
      field: Type.Optional(OneOf(['start', 'created'], { description: 'which day is meant; start if absent' })),
      day: Type.Optional(days),
    }),
    answer: listAnswer(PixRecurrence),
  },
  'GET /pix/recurrences/{id}': {
    summary: 'One recurrence and its payments',
    silent404: true,
    permission: 'pix:schedules',
    params: idParams,
    answer: Type.Object({ ...PixRecurrence.properties, payments: Type.Array(PixSchedule) }),
  },
  'POST /pix/recurrences/{id}/cancel': {
    summary: 'Call off what is still to come of a recurrence',
    permission: 'pix:schedules',
    idempotent: true,
    audit: 'pix.recurrence-cancel',
    params: idParams,
    answer: PixRecurrence,
  },
  'POST /pix/complaints/search': {
    summary: 'Complaints about fraud (MED), newest first',
    read: true,
    permission: 'pix:history',
    body: listBody(['created'], { state: Type.Optional(OneOf(COMPLAINT_STATES)) }),
    answer: listAnswer(PixComplaint),
  },
  'POST /pix/complaints': {
    summary: 'Complain about fraud in a Pix that went out, within 80 days',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.complaint',
    body: Type.Object(
      { pix: Id, kind: OneOf(COMPLAINT_KINDS), text: Type.String({ maxLength: 2000 }) },
      { additionalProperties: false },
    ),
    answer: PixComplaint,
  },
  'POST /pix/complaints/{id}/cancel': {
    summary: 'Take a complaint back while it is analysed',
    permission: 'pix:do-pix',
    idempotent: true,
    audit: 'pix.complaint-cancel',
    params: idParams,
    answer: PixComplaint,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
