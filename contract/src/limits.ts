import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { signedBody } from './core/signing';
import { Cents, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';

const GENERAL = 'settings:general-limits:settings';

/** The permission of each product's page of limits (AREAS-2-account-settings-3, -4); its last part is that of the page's address. */
export const LIMITED = {
  pix: `${GENERAL}:pix`,
  'pix-automatic': `${GENERAL}:automatic-pix`,
  internal: `${GENERAL}:transfer-efi`,
  ted: `${GENERAL}:transfer`,
  bill: `${GENERAL}:payment`,
  'top-up': `${GENERAL}:recharge`,
  'pix-change': `${GENERAL}:pix-change`,
  withdrawal: `${GENERAL}:pix-withdraw`,
  card: `${GENERAL}:efi-card`,
  'prepaid-card': `${GENERAL}:prepaid-card`,
  'billet-carnet': `${GENERAL}:billet-carnet`,
  'payment-link': `${GENERAL}:payment-link`,
} as const;
export type LimitedProduct = keyof typeof LIMITED;
export const LIMITED_PRODUCTS = Object.keys(LIMITED) as LimitedProduct[];

export const permissions = [
  'settings:general-limits:settings',
  'settings:general-limits:settings:pix',
  'settings:general-limits:settings:automatic-pix',
  'settings:general-limits:settings:transfer-efi',
  'settings:general-limits:settings:transfer',
  'settings:general-limits:settings:payment',
  'settings:general-limits:settings:recharge',
  'settings:general-limits:settings:pix-change',
  'settings:general-limits:settings:pix-withdraw',
  'settings:general-limits:settings:efi-card',
  'settings:general-limits:settings:prepaid-card',
  'settings:general-limits:settings:billet-carnet',
  'settings:general-limits:settings:payment-link',
  'settings:request-history',
  'settings:night-time',
] as const;
const anyLimit = [GENERAL, ...Object.values(LIMITED)] as const;

const transfers = ['pay-transfer:ted', 'pay-transfer:scheduled-transfers:list'] as const;

/** Products by the names of the available limit (AREAS-3-limits-3), with the permissions to pay by each, any one of them. */
export const PAYING = {
  pix: ['pix:do-pix'],
  payment: ['pay-transfer:billets'],
  rechargeCell: ['services:recharge'],
  transfer: transfers,
  transferGn: transfers,
} as const;

export const INTERVALS = ['transaction', 'day', 'night', 'month'] as const;
export type Interval = (typeof INTERVALS)[number];
const REQUEST_STATES = ['pending', 'effective', 'cancelled'] as const;
const product = OneOf(LIMITED_PRODUCTS);
/** A limit: 'pix:day'. */
const LimitId = OneOf(LIMITED_PRODUCTS.flatMap((one) => INTERVALS.map((interval) => `${one}:${interval}`)));

/** One limit as it stands (AREAS-3-limits-2). Integer cents; `null` of actual and preApproved: no limit. */
export const Limit = Type.Object({
  id: LimitId,
  interval: OneOf(INTERVALS),
  name: Type.String({ description: 'the interval, pt-BR' }),
  security_measure_interval: Type.Integer({ description: 'hours until an increase counts; a decrease counts at once' }),
  actual: Nullable(Cents),
  used: Cents,
  available: Nullable(Cents),
  preApproved: Nullable(Cents),
  minimum: Cents,
  frees_at: Nullable(Type.String({ description: 'when what is used is free again: an instant' })),
  pending: Nullable(Type.Object({ id: Id, requested: Nullable(Cents), effective_at: Instant })),
});
export type Limit = Static<typeof Limit>;

/** Whom money goes to or comes from by each product (AREAS-3-limits-1). */
export const DESTINATIONS = {
  pix: 'anyone',
  'pix-automatic': 'anyone',
  internal: 'same-bank',
  ted: 'other-bank',
  bill: 'payee',
  'top-up': 'phone',
  'pix-change': 'shop',
  withdrawal: 'shop',
  card: 'shop',
  'prepaid-card': 'shop',
  'billet-carnet': 'payer',
  'payment-link': 'payer',
} as const satisfies Record<LimitedProduct, string>;
export type Destination = (typeof DESTINATIONS)[LimitedProduct];

/** Limits of a product: what the portal, the mobile app and the API spend is counted together, so there is one platform. */
export const ProductLimits = Type.Object({
  product,
  platform: OneOf(['all'], { description: 'portal, app and API spend from the same limits' }),
  destination: OneOf([...new Set(Object.values(DESTINATIONS))] as Destination[]),
  limits: Type.Array(Limit),
});
export type ProductLimits = Static<typeof ProductLimits>;

export const LimitRequest = Type.Object({
  id: Id,
  product,
  interval: OneOf(INTERVALS),
  previous: Nullable(Cents),
  requested: Nullable(Cents),
  message: Type.String(),
  attachments: Type.Array(Id, { description: 'pictures that were sent with it' }),
  state: OneOf(REQUEST_STATES),
  requested_at: Instant,
  requested_by: Type.String(),
  effective_at: Instant,
  ended_at: Nullable(Instant),
});
export type LimitRequest = Static<typeof LimitRequest>;

const NIGHT_BEGINS = ['20:00', '22:00'] as const;
/** The hours of the night (AREAS-3-night-time-1); `timeForChange` of a change that waits. */
export const NightTime = Type.Object({
  options: Type.Array(Type.Object({ begins: OneOf(NIGHT_BEGINS), ends: Type.String(), enabled: Type.Boolean() })),
  timeForChange: Nullable(Type.Object({ begins: OneOf(NIGHT_BEGINS), at: Instant })),
});
export type NightTime = Static<typeof NightTime>;

export const topics = defineTopics({ limits: permissions });

export const calls = defineCalls({
  'GET /account/transactions/limits': {
    summary:
      'Every limit that the person may see: by operation, day, night and month, with what is used and what waits',
    permission: anyLimit,
    answer: Type.Array(ProductLimits),
  },
  'GET /account/limits/available': {
    summary: 'What is left of a product’s limits now, and what to say where an amount exceeds it (AREAS-3-limits-3)',
    permission: [...anyLimit, ...new Set(Object.values(PAYING).flat())],
    query: Type.Object({ product: OneOf(Object.keys(PAYING) as (keyof typeof PAYING)[]) }),
    answer: Type.Object({
      limitAvailable: Cents,
      friendlyMessageIfExceeded: Type.String({ description: 'pt-BR: which limit, how much is left, when it frees' }),
    }),
  },
  'POST /account/limit/{id}/request': {
    summary: 'Ask for another limit: less counts at once, more from 24 hours on',
    permission: anyLimit,
    idempotent: true,
    audit: 'limits.request',
    params: Type.Object({ id: LimitId }),
    signed: {
      summary: 'Alterar limite',
      bind: [
        { path: 'params.id', label: 'Limite' },
        { path: 'body.amount', label: 'Novo valor', as: 'cents' },
      ],
    },
    body: signedBody({
      amount: Cents,
      message: Type.Optional(Type.String({ maxLength: 500 })),
      attachments: Type.Optional(Type.Array(Id, { maxItems: 3, uniqueItems: true, description: 'of an increase' })),
    }),
    answer: LimitRequest,
  },
  'POST /account/limit-attachments': {
    summary: 'Send a picture for a request that is not signed yet: at most 1,000,000 bytes, kept a day',
    permission: anyLimit,
    audit: 'limits.attachment',
    perMinute: 20,
    upload: 'image',
    answer: Type.Object({ id: Id }),
  },
  'GET /account/limit-attachments/{id}': {
    summary: 'A picture that was sent with a request',
    silent404: true,
    permission: 'settings:request-history',
    params: idParams,
    file: 'image/png',
  },
  'POST /account/limit-requests/search': {
    summary: 'Requests for another limit, newest first',
    read: true,
    permission: 'settings:request-history',
    body: listBody(['requested_at', 'requested'], {
      product: Type.Optional(product),
      state: Type.Optional(OneOf(REQUEST_STATES)),
    }),
    answer: listAnswer(LimitRequest),
  },
  'POST /account/limit-requests/{id}/cancel': {
    summary: 'Cancel an increase that does not count yet',
    permission: anyLimit,
    idempotent: true,
    audit: 'limits.request-cancel',
    params: idParams,
    answer: LimitRequest,
  },
  'GET /account/night-time': {
    summary: 'When the night begins, and a change of it that waits',
    permission: 'settings:night-time',
    answer: NightTime,
  },
  'PUT /account/night-time': {
    summary: 'Choose when the night begins: earlier counts at once, later from 24 hours on',
    permission: 'settings:night-time',
    audit: 'limits.night-time',
    signed: { summary: 'Alterar horário noturno', bind: [{ path: 'body.begins', label: 'Início da noite' }] },
    idempotent: true,
    body: signedBody({ begins: OneOf(NIGHT_BEGINS) }),
    answer: NightTime,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
