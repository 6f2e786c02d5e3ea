import { Type, type Static } from 'typebox';
import { Cents, Day, Id, Instant, Nullable, OneOf } from '../core/shapes';
import { MoneyReview } from '../money/operation';

export const PIX_FREQUENCIES = ['weekly', 'fortnightly', 'monthly', 'quarterly', 'half-yearly', 'yearly'] as const;
export type PixFrequency = (typeof PIX_FREQUENCIES)[number];
const ACCOUNT_TYPES = ['checking', 'savings', 'payment'] as const;
/** Most payments of one recurrence. */
export const MOST_TIMES = 60;

const Key = Type.String({ maxLength: 77 });
export const Code = Type.String({ maxLength: 2000, description: 'Pix Copia e Cola' });

/** Who is paid: documents of people are masked. */
export const PixOwner = Type.Object({ name: Type.String(), document: Nullable(Type.String()) });
export const PixAccount = Type.Object({
  ispb: Nullable(Type.String()),
  bank: Nullable(Type.String()),
  branch: Nullable(Type.String()),
  number: Nullable(Type.String()),
});

/** Who is behind a Pix key, as shown before anything is paid. */
export const PixKeyOwner = Type.Object({
  key: Type.String({ description: 'as the directory writes it' }),
  type: Type.String(),
  owner: PixOwner,
  account: PixAccount,
});

/** What a BR Code asks for. Integer cents; null where the payer chooses the amount. */
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

/** A payment as it is asked for (AREAS-3-pix-data-4). These shapes are loose: the review tells the faults of fields in pt-BR. */
export const payment = {
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

/** A Pix that went out or came in. Integer cents; ids are unique over both kinds. */
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

/** A person or company that was paid before. */
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
