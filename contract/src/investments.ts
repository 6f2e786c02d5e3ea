import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf, SignedCents } from './core/shapes';
import { signedBody } from './core/signing';
import { MONEY_STATES, MoneyOperation, MoneyReview } from './money/operation';

export const permissions = ['investments'] as const;
export const topics = defineTopics({ investments: ['investments'] });

const permission = 'investments';

export const INVESTOR_PROFILES = ['conservative', 'moderate', 'bold'] as const;
export const LIQUIDITIES = ['daily', 'maturity'] as const;
/** Terms of an asset, in days. */
export const MATURITIES = ['until-180', 'until-360', 'until-720', 'over-720'] as const;
export const INVESTMENT_STATES = ['active', 'redeemed', 'matured', 'undone'] as const;
export const REDEMPTION_STATES = ['scheduled', 'settled', 'cancelled'] as const;

const Projection = Nullable(
  Type.Object(
    {
      month: Type.String({ description: 'yyyy-mm' }),
      rate: Type.Integer({ description: 'percent with two decimals, as an integer; negative where prices fell' }),
    },
    { description: 'last known IPCA, projected for the months to come; null: the asset does not depend on it' },
  ),
);

/** An asset on offer, as if bought today (AREAS-3-investments-1). */
export const InvestmentProduct = Type.Object({
  id: Id,
  name: Type.String(),
  issuer: Type.String(),
  kind: OneOf(['cdb', 'lci', 'lca']),
  index_rate: Nullable(Type.String({ description: 'pt-BR: 110,00% do CDI, IPCA' })),
  coupon: Nullable(Type.String({ description: 'pt-BR: yearly rate, + where it comes on top of the index' })),
  /** Percent a year with four decimals, as an integer: what the list is ordered by. */
  yearly: Type.Integer({
    description: 'yearly rate at the present DI or the last known IPCA: percent with four decimals, as an integer',
  }),
  projection: Projection,
  minimum: Cents,
  maximum: Cents,
  term: Type.Integer({ description: 'days' }),
  maturity: Day,
  redeemableFrom: Day,
  liquidity: OneOf(LIQUIDITIES),
  isExempt: Type.Boolean({ description: 'of income tax, for the holder of this account' }),
  risk: OneOf(INVESTOR_PROFILES, { description: 'the most careful profile it suits' }),
  isSuitable: Nullable(Type.Boolean({ description: 'for the profile of this account; null: there is no valid one' })),
});
export type InvestmentProduct = Static<typeof InvestmentProduct>;

/** A value and what taxes leave of it; integer cents. */
const Taxed = {
  gross: Cents,
  yield: SignedCents,
  iof: Cents,
  incomeTax: Cents,
  net: Cents,
};

/** What was bought, as it stands today. */
export const Investment = Type.Object({
  id: Id,
  product: Id,
  name: Type.String(),
  issuer: Type.String(),
  index_rate: Nullable(Type.String()),
  coupon: Nullable(Type.String()),
  projection: Projection,
  state: OneOf(INVESTMENT_STATES),
  amount: Type.Integer({ ...Cents, description: 'integer cents that were invested' }),
  principal: Type.Integer({ ...Cents, description: 'integer cents of them that are still invested' }),
  ...Taxed,
  bought_on: Day,
  maturity: Day,
  redeemableFrom: Day,
  iofUntil: Nullable(Type.String({ ...Day, description: 'last day on which IOF is due; null: it is over' })),
  protocol: Type.String(),
});
export type Investment = Static<typeof Investment>;

export const Redemption = Type.Object({
  id: Id,
  investment: Id,
  name: Type.String(),
  state: OneOf(REDEMPTION_STATES),
  isMaturity: Type.Boolean(),
  isWhole: Type.Boolean(),
  ...Taxed,
  scheduled_for: Day,
  created_at: Instant,
  settled_at: Nullable(Instant),
  protocol: Type.String(),
  reason: Nullable(Type.String({ description: 'pt-BR: why it was cancelled' })),
});
export type Redemption = Static<typeof Redemption>;

export const ScheduledInvestment = Type.Object({
  id: Id,
  product: Id,
  name: Type.String(),
  issuer: Type.String(),
  amount: Cents,
  state: OneOf(MONEY_STATES),
  scheduled_for: Day,
  created_at: Instant,
  protocol: Type.String(),
  reason: Nullable(Type.String()),
});
export type ScheduledInvestment = Static<typeof ScheduledInvestment>;

/** AREAS-3-investments-2. Integer cents. */
export const InvestmentSummary = Type.Object({
  currentInvestedValue: Cents,
  currentNetValue: Cents,
  currentGrossReturn: SignedCents,
  financialOperationTax: Cents,
  incomeTax: Cents,
  scheduledValue: Cents,
});
export type InvestmentSummary = Static<typeof InvestmentSummary>;

const Window = Type.Object({
  opens: Type.String({ description: 'HH:MM in São Paulo' }),
  closes: Type.String({ description: 'HH:MM in São Paulo' }),
  isOpen: Type.Boolean(),
  next: Type.String({ ...Day, description: 'day on which an order of now is executed' }),
});

const purchase = {
  product: Id,
  amount: Cents,
  day: Type.Optional(Day),
  acceptsUnsuitable: Type.Optional(
    Type.Boolean({ description: 'bought although it does not suit the profile of the account' }),
  ),
};

const redemption = {
  amount: Type.Optional(Type.Integer({ ...Cents, description: 'integer cents, gross; absent: all of it' })),
};

const Question = Type.Object({
  id: Type.String(),
  text: Type.String(),
  options: Type.Array(Type.Object({ id: Type.String(), text: Type.String() })),
});

export const InvestorProfile = Type.Object({
  profile: OneOf(INVESTOR_PROFILES),
  answered_at: Instant,
  expires_on: Type.String({ ...Day, description: 'last day on which it is valid' }),
  isValid: Type.Boolean(),
});
export type InvestorProfile = Static<typeof InvestorProfile>;

const Suitability = Type.Object({
  questions: Type.Array(Question),
  investor_profile: Nullable(InvestorProfile),
});

export const calls = defineCalls({
  'GET /investments/summary': {
    summary: 'What is invested, what it is worth after taxes, and what is scheduled',
    permission,
    silent404: true,
    answer: InvestmentSummary,
  },
  'GET /investments/opening-hours': {
    summary: 'When assets can be bought and sold',
    permission,
    answer: Type.Object({ buy: Window, sell: Window }),
  },
  'POST /investments/products/search': {
    summary: 'Assets on offer, the highest yearly rate first',
    permission,
    read: true,
    body: listBody(['rate', 'maturity', 'min_investment'], {
      text: Type.Optional(Type.String({ maxLength: 120, description: 'asset or issuer' })),
      maturity: Type.Optional(OneOf(MATURITIES)),
      min_investment: Type.Optional(
        Type.Integer({ ...Cents, minimum: 1, description: 'integer cents one has to invest (AREAS-5-10)' }),
      ),
      liquidity: Type.Optional(OneOf(LIQUIDITIES)),
    }),
    answer: listAnswer(InvestmentProduct),
  },
  'GET /investments/products/{id}': {
    summary: 'One asset on offer',
    permission,
    silent404: true,
    params: idParams,
    answer: InvestmentProduct,
  },
  'POST /investments/simulate': {
    summary: 'What an amount becomes in an asset, net for the holder of this account, beside savings and CDI',
    read: true,
    permission,
    perMinute: 120,
    body: Type.Object(
      { product: Id, amount: Type.Integer({ ...Cents, minimum: 1 }), until: Type.Optional(Day) },
      { additionalProperties: false },
    ),
    answer: Type.Object({
      ...Taxed,
      until: Day,
      days: Type.Integer({ description: 'calendar days' }),
      points: Type.Array(
        Type.Object({ day: Day, net: Cents, savings: Cents, cdi: Type.Integer({ ...Cents, description: 'gross' }) }),
      ),
    }),
  },
  'POST /investments/review': {
    summary: 'What buying an asset would do, and what would refuse it',
    read: true,
    permission,
    perMinute: 60,
    body: Type.Object(purchase, { additionalProperties: false }),
    answer: MoneyReview,
  },
  'POST /investments': {
    summary: 'Buy an asset, now or on a day',
    permission,
    idempotent: true,
    audit: 'investments.buy',
    signed: {
      summary: 'Aplicar em investimento',
      bind: [
        { path: 'body.amount', label: 'Valor', as: 'cents' },
        { path: 'body.product', label: 'Ativo' },
        { path: 'body.name', label: 'Nome' },
        { path: 'body.day', label: 'Data', as: 'day' },
      ],
    },
    body: signedBody({
      ...purchase,
      name: Type.String({ maxLength: 120, description: 'name of the asset that was reviewed' }),
      day: Type.String({ ...Day, description: 'the day that the review said' }),
    }),
    answer: MoneyOperation,
  },
  'POST /investments/search': {
    summary: 'The wallet: what was bought, the last purchase first',
    permission,
    read: true,
    body: listBody(['bought_on', 'maturity', 'amount'], {
      text: Type.Optional(Type.String({ maxLength: 120, description: 'asset or issuer' })),
      state: Type.Optional(OneOf(INVESTMENT_STATES)),
    }),
    answer: listAnswer(Investment),
  },
  'GET /investments/{id}': {
    summary: 'One investment, as it stands today',
    permission,
    silent404: true,
    params: idParams,
    answer: Investment,
  },
  'POST /investments/scheduled/search': {
    summary: 'The scheduled wallet: purchases that wait for their day, and what became of scheduled ones',
    permission,
    read: true,
    body: listBody(['scheduled_for', 'amount'], { state: Type.Optional(OneOf(MONEY_STATES)) }),
    answer: listAnswer(ScheduledInvestment),
  },
  'GET /investments/scheduled/{id}': {
    summary: 'One purchase',
    permission,
    silent404: true,
    params: idParams,
    answer: ScheduledInvestment,
  },
  'PUT /investments/scheduled/{id}/cancel': {
    summary: 'Cancel a purchase that waits for its day',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'investments.cancel',
    params: idParams,
    answer: ScheduledInvestment,
  },
  'POST /investments/{id}/redeem/review': {
    summary: 'What redeeming would bring after taxes, and what would refuse it',
    read: true,
    permission,
    perMinute: 60,
    silent404: true,
    params: idParams,
    body: Type.Object(redemption, { additionalProperties: false }),
    answer: Type.Object({
      ...Taxed,
      day: Day,
      isToday: Type.Boolean(),
      left: Type.Integer({ ...Cents, description: 'integer cents, gross, that stay invested' }),
      refusals: Type.Array(Type.Object({ field: Nullable(Type.String()), message: Type.String() })),
    }),
  },
  'POST /investments/{id}/redeem': {
    summary: 'Redeem an investment, in part or whole',
    permission,
    idempotent: true,
    silent404: true,
    audit: 'investments.redeem',
    params: idParams,
    signed: {
      summary: 'Resgatar investimento',
      bind: [
        { path: 'params.id', label: 'Investimento' },
        { path: 'body.amount', label: 'Valor bruto', as: 'cents' },
        { path: 'body.net', label: 'Valor líquido', as: 'cents' },
        { path: 'body.day', label: 'Data', as: 'day' },
      ],
    },
    body: signedBody({
      ...redemption,
      net: Type.Integer({ ...Cents, description: 'integer cents that the review said' }),
      day: Type.String({ ...Day, description: 'the day that the review said' }),
    }),
    answer: Redemption,
  },
  'PUT /investments/redemptions/{id}/cancel': {
    summary: 'Cancel a redemption that waits for the market to open',
    permission,
    silent404: true,
    idempotent: true,
    audit: 'investments.cancel-redemption',
    params: idParams,
    answer: Redemption,
  },
  'POST /investments/history': {
    summary: 'Redemptions, the last one first',
    permission,
    read: true,
    body: listBody(['created_at', 'gross'], {
      state: Type.Optional(OneOf(REDEMPTION_STATES)),
      investment: Type.Optional(Id),
    }),
    answer: listAnswer(Redemption),
  },
  'GET /investments/equity': {
    summary: 'What was invested and what it was worth, week by week',
    permission,
    query: Type.Object(
      { months: Type.Optional(OneOf(['3', '6', '12'], { default: '6' })) },
      { additionalProperties: false },
    ),
    answer: Type.Object({ points: Type.Array(Type.Object({ day: Day, invested: Cents, gross: Cents })) }),
  },
  'GET /investments/guarantee': {
    summary: 'What the guarantee fund covers: by conglomerate, and of all',
    permission,
    answer: Type.Object({
      limit: Type.Integer({ ...Cents, description: 'integer cents a conglomerate' }),
      overall: Type.Integer({ ...Cents, description: 'integer cents of all conglomerates in four years' }),
      covered: Cents,
      items: Type.Array(Type.Object({ conglomerate: Type.String(), value: Cents, covered: Cents })),
    }),
  },
  'GET /investments/suitability': {
    summary: 'The questions about what kind of investor one is, and the last result',
    permission,
    answer: Suitability,
  },
  'POST /investments/suitability': {
    summary: 'Answer the questions; the profile is valid for two years',
    permission,
    idempotent: true,
    audit: 'investments.profile',
    body: Type.Object(
      { answers: Type.Record(Type.String({ maxLength: 40 }), Type.String({ maxLength: 40 })) },
      { additionalProperties: false },
    ),
    answer: InvestorProfile,
  },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
declare module './notifications' {
  interface NotificationKinds {
    investment: 'url';
  }
}
