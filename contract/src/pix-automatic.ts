import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { signedBody } from './core/signing';
import { MONEY_STATES } from './money/operation';

export const permissions = ['pix:automatic-pix'] as const;

const PERIODS = ['SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL'] as const;
/** States of a recurrence, as the central bank names them (domain.md 2). */
const STATES = ['CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'] as const;
const MaybeCents = Type.Unsafe<number | null>({ ...Cents, type: ['integer', 'null'] });
const MaybeDay = Nullable(Day);

/** The terms that a receiver asks the payer to authorise: an amount, fixed or minimum, each period from a day on. */
const terms = {
  receiver: Type.Object({ name: Type.String(), document: Type.String(), bank: Type.String() }),
  contract: Type.String({ description: 'what it is for, in the receiver’s words' }),
  period: OneOf(PERIODS),
  first_day: Day,
  last_day: MaybeDay,
  amount: Type.Unsafe<number | null>({ ...MaybeCents, description: 'fixed; null: it varies' } as object),
  minimum: Type.Unsafe<number | null>({ ...MaybeCents, description: 'of one that varies' } as object),
};

export const AutomaticPix = Type.Object({
  id: Id,
  ...terms,
  journey: Type.Integer({ minimum: 1, maximum: 4, description: '1 asked for, 2 to 4 by QR code' }),
  state: OneOf(STATES),
  limit: Type.Unsafe<number | null>({ ...MaybeCents, description: 'the payer’s own, a payment' } as object),
  asked_at: Instant,
  answer_by: Nullable(Instant),
  authorised_at: Nullable(Instant),
  ended_at: Nullable(Instant),
  next: Nullable(
    Type.Object({
      id: Id,
      day: Day,
      amount: Cents,
      may_cancel: Type.Boolean({ description: 'until 23:59 of the day before' }),
    }),
  ),
});
export type AutomaticPix = Static<typeof AutomaticPix>;

export const AutomaticPayment = Type.Object({
  id: Id,
  day: Day,
  amount: Cents,
  state: OneOf(MONEY_STATES),
  reason: Nullable(Type.String()),
  protocol: Type.String(),
  may_cancel: Type.Boolean(),
});
export type AutomaticPayment = Static<typeof AutomaticPayment>;

/** The recurrence that a code asks for, before it is authorised. */
export const AutomaticOffer = Type.Object({
  ...terms,
  code: Type.String(),
  journey: Type.Integer({ minimum: 2, maximum: 4 }),
  now: Type.Unsafe<number | null>({ ...MaybeCents, description: 'paid with the authorisation' } as object),
});
export type AutomaticOffer = Static<typeof AutomaticOffer>;

const limitField = Type.Optional(
  Type.Unsafe<number | null>({ ...MaybeCents, description: 'null: no limit' } as object),
);
const code = Type.String({ maxLength: 1024 });
const write = { permission: 'pix:automatic-pix', idempotent: true } as const;

export const topics = defineTopics({ 'pix-automatic': ['pix:automatic-pix'] });

export const calls = defineCalls({
  'POST /pix/automatic/parse': {
    summary: 'What the code of a recurrence asks for',
    permission: 'pix:automatic-pix',
    read: true,
    perMinute: 60,
    body: Type.Object({ code }, { additionalProperties: false }),
    answer: AutomaticOffer,
  },
  'POST /pix/automatic': {
    summary: 'Authorise a recurrence by its code (journeys 2 to 4)',
    ...write,
    audit: 'pix-automatic.authorise',
    signed: {
      summary: 'Autorizar Pix automático',
      bind: [
        { path: 'body.receiver', label: 'Recebedor' },
        { path: 'body.document', label: 'CPF ou CNPJ' },
        { path: 'body.amount', label: 'Valor', as: 'cents' },
        { path: 'body.period', label: 'Período' },
        { path: 'body.limit', label: 'Limite por pagamento', as: 'cents' },
        { path: 'body.code', label: 'Código' },
      ],
    },
    body: signedBody({
      code,
      receiver: Type.String({ maxLength: 140, description: 'as the code said' }),
      document: Type.String({ maxLength: 18 }),
      amount: MaybeCents,
      period: OneOf(PERIODS),
      limit: limitField,
    }),
    answer: AutomaticPix,
  },
  'POST /pix/automatic/search': {
    summary: 'Authorised recurrences, running or ended',
    permission: 'pix:automatic-pix',
    read: true,
    body: listBody(['authorised_at', 'name'] as const, {
      text: Type.Optional(Type.String({ maxLength: 120 })),
      state: Type.Optional(OneOf(['APROVADA', 'CANCELADA', 'EXPIRADA'])),
    }),
    answer: listAnswer(AutomaticPix),
  },
  'GET /pix/automatic/{id}': {
    summary: 'A recurrence with its payments',
    permission: 'pix:automatic-pix',
    silent404: true,
    params: idParams,
    answer: Type.Object({ ...AutomaticPix.properties, payments: Type.Array(AutomaticPayment) }),
  },
  'PUT /pix/automatic/{id}/limit': {
    summary: 'Change the most that a payment may be',
    ...write,
    audit: 'pix-automatic.limit',
    signed: {
      summary: 'Mudar limite de Pix automático',
      bind: [
        { path: 'params.id', label: 'Autorização' },
        { path: 'body.limit', label: 'Limite por pagamento', as: 'cents' },
      ],
    },
    params: idParams,
    body: signedBody({ limit: limitField }),
    answer: AutomaticPix,
  },
  'POST /pix/automatic/{id}/cancel': {
    summary: 'End a recurrence; what is due today is paid still',
    ...write,
    audit: 'pix-automatic.cancel',
    signed: { summary: 'Cancelar Pix automático', bind: [{ path: 'params.id', label: 'Autorização' }] },
    params: idParams,
    body: signedBody({}),
    answer: AutomaticPix,
  },
  'POST /pix/automatic/payments/{id}/cancel': {
    summary: 'Call one payment off, until 23:59 of the day before; the next comes as usual',
    ...write,
    audit: 'pix-automatic.payment-cancel',
    signed: { summary: 'Cancelar um Pix automático', bind: [{ path: 'params.id', label: 'Pagamento' }] },
    params: idParams,
    body: signedBody({}),
    answer: AutomaticPayment,
  },
  'GET /pix/automatic/requests': {
    summary: 'Recurrences that receivers ask for (journey 1)',
    permission: 'pix:automatic-pix',
    answer: Type.Object({ items: Type.Array(AutomaticPix) }),
  },
  'POST /pix/automatic/requests/{id}/accept': {
    summary: 'Authorise a recurrence that was asked for',
    ...write,
    audit: 'pix-automatic.accept',
    signed: {
      summary: 'Autorizar Pix automático',
      bind: [
        { path: 'params.id', label: 'Pedido' },
        { path: 'body.receiver', label: 'Recebedor' },
        { path: 'body.limit', label: 'Limite por pagamento', as: 'cents' },
      ],
    },
    params: idParams,
    body: signedBody({ receiver: Type.String({ maxLength: 140 }), limit: limitField }),
    answer: AutomaticPix,
  },
  'POST /pix/automatic/requests/{id}/refuse': {
    summary: 'Refuse a recurrence that was asked for',
    ...write,
    audit: 'pix-automatic.refuse',
    params: idParams,
    answer: AutomaticPix,
  },
});

declare module './notifications' {
  interface NotificationKinds {
    /** The receiver that asks. */
    'pix-automatic': 'product';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
