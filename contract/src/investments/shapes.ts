import { Type, type Static } from 'typebox';
import { Cents, Day, Id, Instant, Nullable, OneOf, SignedCents } from '../core/shapes';
import { MONEY_STATES } from '../money/operation';

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
export const Taxed = {
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

export const InvestorProfile = Type.Object({
  profile: OneOf(INVESTOR_PROFILES),
  answered_at: Instant,
  expires_on: Type.String({ ...Day, description: 'last day on which it is valid' }),
  isValid: Type.Boolean(),
});
export type InvestorProfile = Static<typeof InvestorProfile>;
