import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { BilletInput } from './charges/billet-input';
import {
  Cents,
  Day,
  Id,
  idParams,
  Instant,
  listAnswer,
  listBody,
  Nullable,
  OneOf,
  RowIds,
  RowResults,
} from './core/shapes';
import { Tag, TagChange } from './tags';
import { TaskStarted } from './tasks';

export const permissions = ['receive:management:pix-automatic', 'receive:do-charge:pix-automatic'] as const;

const permission = 'receive:management:pix-automatic';

export const COLLECT_PERIODS = ['SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'] as const;
/** domain.md 2: of a recurrence, of its request, of a cycle's charge and of one attempt at it. */
export const COLLECT_STATES = ['CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'] as const;
const REQUEST_STATES = ['CRIADA', 'ENVIADA', 'RECEBIDA', 'ACEITA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'] as const;
const CHARGE_STATES = ['CRIADA', 'ATIVA', 'CONCLUIDA', 'EXPIRADA', 'REJEITADA', 'CANCELADA'] as const;
const ATTEMPT_STATES = ['SOLICITADA', 'AGENDADA', 'PAGA', 'CANCELADA', 'REJEITADA', 'EXPIRADA'] as const;
export const RETRIES = ['NAO_PERMITE', 'PERMITE_3R_7D'] as const;
/** What may be done with a recurrence now; decided by the server. */
const ACTIONS = ['cancel', 'charge', 'cancel-charge', 'resend-email', 'file', 'unfile'] as const;

const MaybeCents = Type.Unsafe<number | null>({ ...Cents, type: ['integer', 'null'] });
const Contract = Type.String({ minLength: 1, maxLength: 35, description: 'what it is for, as the payer reads it' });

const row = {
  id: Id,
  payer: Type.Object({ name: Type.String(), document: Type.String() }),
  contract: Type.String(),
  period: OneOf(COLLECT_PERIODS),
  first_day: Day,
  last_day: Nullable(Day),
  amount: Type.Unsafe<number | null>({ ...MaybeCents, description: 'of each cycle; null: it varies' } as object),
  minimum: Type.Unsafe<number | null>({ ...MaybeCents, description: 'of one that varies' } as object),
  journey: Type.Integer({
    minimum: 1,
    maximum: 4,
    description: '1 notification, 2 QR, 3 QR and payment, 4 QR of a billet',
  }),
  retry: OneOf(RETRIES),
  state: OneOf(COLLECT_STATES),
  filed: Type.Boolean(),
  next_day: Type.Unsafe<string | null>({ type: ['string', 'null'], description: 'of the next cycle, yyyy-mm-dd' }),
  received: Type.Integer({ ...Cents, description: 'what its cycles brought in so far' }),
  created_at: Instant,
  tags: Type.Array(Tag),
  actions: Type.Array(OneOf(ACTIONS), { description: 'in a list those that its state alone decides' }),
};

/** An authorisation that this account asks for, or has, to take a Pix each period. */
export const Collection = Type.Object(row);
export type Collection = Static<typeof Collection>;

const Attempt = Type.Object({
  id: Id,
  number: Type.Integer({ description: 'from 1; the others are retries' }),
  day: Day,
  state: OneOf(ATTEMPT_STATES),
  reason: Nullable(Type.String()),
  end_to_end: Nullable(Type.String()),
});

export const CollectionCharge = Type.Object({
  id: Id,
  day: Day,
  amount: Cents,
  state: OneOf(CHARGE_STATES),
  paid_at: Nullable(Instant),
  attempts: Type.Array(Attempt),
});
export type CollectionCharge = Static<typeof CollectionCharge>;

export const CollectionDetail = Type.Object({
  ...row,
  request: Nullable(OneOf(REQUEST_STATES, { description: 'of journey 1' })),
  answer_by: Nullable(Instant),
  authorised_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  code: Nullable(Type.String({ description: 'BR Code, of journeys 2 to 4' })),
  image: Nullable(Type.String({ description: 'its QR code: PNG as a data URL' })),
  now: Type.Unsafe<number | null>({ ...MaybeCents, description: 'paid with the authorisation (journey 3)' } as object),
  billet: Type.Unsafe<number | null>({ type: ['integer', 'null'], description: 'whose code it is in (journey 4)' }),
  email: Nullable(Type.String({ description: 'where the payer is asked as well, as their record has it now' })),
  note: Type.String(),
  may_charge_from: Nullable(Day),
  charges: Type.Array(CollectionCharge),
  histories: Type.Array(
    Type.Object({ id: Id, message: Type.String(), user: Nullable(Type.String()), created_at: Instant }),
  ),
});
export type CollectionDetail = Static<typeof CollectionDetail>;

export const CollectionInput = Type.Object(
  {
    customer: Id,
    journey: Type.Integer({ minimum: 1, maximum: 4 }),
    contract: Contract,
    period: OneOf(COLLECT_PERIODS),
    first_day: Day,
    last_day: Type.Optional(Day),
    amount: Type.Optional(Cents),
    minimum: Type.Optional(Cents),
    retry: OneOf(RETRIES),
    now: Type.Optional(Cents),
    billet: Type.Optional(Id),
    send_email: Type.Optional(Type.Boolean({ description: 'asks the payer by e-mail as well, where they have one' })),
    tags: BilletInput.properties.tags,
    account: Type.Optional(
      Type.Object(
        {
          ispb: Type.String({ maxLength: 8, description: "of the payer's bank" }),
          branch: Type.String({ maxLength: 4 }),
          number: Type.String({ maxLength: 20 }),
        },
        { additionalProperties: false, description: 'where the payer is asked (journey 1)' },
      ),
    ),
  },
  { additionalProperties: false },
);
export type CollectionInput = Static<typeof CollectionInput>;

const period = Type.Object({ from: Type.Optional(Day), to: Type.Optional(Day) }, { additionalProperties: false });
const filters = {
  text: Type.Optional(Type.String({ maxLength: 120 })),
  state: Type.Optional(Type.Array(OneOf(COLLECT_STATES), { maxItems: 5 })),
  created: Type.Optional(period),
  tags: Type.Optional(Type.Array(Id, { maxItems: 20, description: 'any of them' })),
};
const filtered = { filed: Type.Optional(Type.Boolean({ default: false })), ...filters };
const read = { permission, read: true } as const;
const list = {
  ...read,
  body: listBody(['created_at', 'payer_name', 'next_day'] as const, filters),
  answer: listAnswer(Collection),
} as const;
const write = { permission, idempotent: true, silent404: true, params: idParams, answer: CollectionDetail } as const;

export const topics = defineTopics({ 'pix-collections': [permission] });

export const calls = defineCalls({
  'POST /receive/pix-automatic/search': {
    summary: 'Pix automático that this account receives by, or asks for (AREAS-2-receive-12)',
    ...list,
  },
  'POST /receive/pix-automatic/filed': { summary: 'Those filed away', ...list },
  'POST /receive/pix-automatic/totals': {
    summary: 'How many of the filter are in each state, and what they brought in',
    ...read,
    body: Type.Object(filtered, { additionalProperties: false }),
    answer: Type.Object({
      count: Type.Integer(),
      asked: Type.Integer(),
      approved: Type.Integer(),
      received: Cents,
    }),
  },
  'POST /receive/pix-automatic/export': {
    summary: 'Put the list of the whole filter into a spreadsheet',
    permission,
    idempotent: true,
    audit: 'pix-collection.export',
    body: Type.Object({ format: OneOf(['xlsx', 'csv']), ...filtered }, { additionalProperties: false }),
    answer: TaskStarted,
  },
  'GET /receive/pix-automatic/{id}': {
    summary: 'One, with its charges, their attempts and its history',
    permission,
    silent404: true,
    params: idParams,
    answer: CollectionDetail,
  },
  'POST /receive/pix-automatic': {
    summary: 'Ask a payer for an authorisation: by notification, QR, QR with a payment, or the QR of a billet',
    permission: 'receive:do-charge:pix-automatic',
    idempotent: true,
    audit: 'pix-collection.create',
    body: CollectionInput,
    answer: Type.Object({ id: Id }),
  },
  'POST /receive/pix-automatic/{id}/charge': {
    summary: 'Say how much the next cycle is, where it varies: from 10 to 2 days before it',
    ...write,
    audit: 'pix-collection.charge',
    body: Type.Object({ amount: Cents }, { additionalProperties: false }),
  },
  'POST /receive/pix-automatic/{id}/cancel-charge': {
    summary: 'Call off the charge of the cycle to come, until the day before; the next cycle comes as usual',
    ...write,
    audit: 'pix-collection.cancel-charge',
  },
  'POST /receive/pix-automatic/{id}/cancel': {
    summary: 'End it: what is due today is still taken',
    ...write,
    audit: 'pix-collection.cancel',
  },
  'POST /receive/pix-automatic/{id}/file': {
    summary: 'File it away, or back among the others',
    ...write,
    audit: 'pix-collection.file',
    body: Type.Object({ filed: Type.Boolean() }, { additionalProperties: false }),
  },
  'POST /receive/pix-automatic/{id}/resend/email': {
    summary: 'Send the payer the code, or word of the request, by e-mail',
    ...write,
    audit: 'pix-collection.resend-email',
    body: Type.Object({ email: Type.String({ maxLength: 120 }) }, { additionalProperties: false }),
  },
  'POST /receive/pix-automatic/tags': {
    summary: 'Add and remove tags',
    permission,
    audit: 'pix-collection.tags',
    body: Type.Object(
      {
        ids: RowIds,
        ...TagChange,
      },
      { additionalProperties: false },
    ),
    answer: RowResults,
  },
  'POST /receive/pix-automatic/{id}/note': {
    summary: 'Set the note',
    ...write,
    audit: 'pix-collection.note',
    body: Type.Object({ note: Type.String({ maxLength: 500 }) }, { additionalProperties: false }),
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
