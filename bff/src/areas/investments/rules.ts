import type { INVESTOR_PROFILES, MATURITIES } from '@balcao/contract/investments';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';
import { formatMoney, formatPercent } from '../../core/money';
import type { Refusal } from '../../kits/money/kind';
import type { Hours } from '../../kits/money/slot';
import type { IpcaMonth, Product } from '../../rails/broker/port';

/** When the broker takes orders, to buy and to sell (ours; the specification says that there are hours). */
export const BROKER_HOURS: Hours = { opens: '09:00', closes: '17:00', businessDays: true };

export type Profile = (typeof INVESTOR_PROFILES)[number];
const LEVELS: Record<Profile, number> = { conservative: 1, moderate: 2, bold: 3 };
export const profileOf = (risk: Product['risk']): Profile => (['conservative', 'moderate', 'bold'] as const)[risk - 1]!;

/** A profile is answered anew after two years (Resolução CVM 30, art. 9). */
const PROFILE_MONTHS = 24;

/** The last São Paulo day on which a profile answered on a day is valid. */
export function expiryOf(day: string): string {
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  return addDays(new Date(Date.UTC(year, month - 1 + PROFILE_MONTHS, date)).toISOString().slice(0, 10), -1);
}

export const isValidOn = (expiresOn: string, today: string): boolean => today <= expiresOn;

/** The day an asset bought on a day matures, and the first on which it can be redeemed. */
export function daysOf({ term, grace }: Pick<Product, 'term' | 'grace'>, bought: string) {
  const maturity = nextBusinessDay(addDays(bought, term));
  return { maturity, redeemableFrom: grace === null ? maturity : addDays(bought, grace) };
}

/** LCI and LCA are exempt from income tax for natural persons alone (Lei 11.033/2004, art. 3). */
export const isExempt = (kind: Product['kind'], isPerson: boolean): boolean => isPerson && kind !== 'cdb';

/** 'pt-BR' of an asset's rates: `110,00% do CDI`, `IPCA`; `12,50% a.a.`, with a plus where it comes on top. */
export const ratesOf = ({ index, indexRate, coupon }: Pick<Product, 'index' | 'indexRate' | 'coupon'>) => ({
  index_rate:
    index === 'DI' ? `${formatPercent(Math.round(indexRate / 100), 2)} do CDI` : index === 'IPCA' ? 'IPCA' : null,
  coupon: coupon ? `${index === 'PRE' ? '' : '+ '}${formatPercent(Math.round(coupon / 100), 2)} a.a.` : null,
});

/** Rates as they are now, in percent with two decimals, as integers: the yearly DI, and the IPCA of the last known month. */
interface Present {
  di: number;
  ipca: number;
}

/** Yearly rate as things are now, the last known inflation held for twelve months: percent with four decimals, as an integer. */
export function yearlyOf(asset: Pick<Product, 'index' | 'indexRate' | 'coupon'>, { di, ipca }: Present): number {
  const { index, indexRate, coupon } = asset;
  if (index === 'PRE') return coupon;
  const indexed = index === 'DI' ? 1 + (di * indexRate) / 1e10 : (1 + ipca / 1e4) ** 12;
  return Math.round((indexed * (1 + coupon / 1e6) - 1) * 1e6);
}

/** The asset that yields most of those that can be redeemed any day and take integer cents; undefined where there is none. */
export const bestAnyDay = (all: readonly Product[], amount: number, now: Present): Product | undefined =>
  all
    .filter(({ grace, minimum, maximum }) => grace === 0 && minimum <= amount && amount <= maximum)
    .sort((a, b) => yearlyOf(b, now) - yearlyOf(a, now))[0];

/** The inflation that is projected for months to come in what an asset is worth; null where it depends on none. */
export const projectionOf = ({ index }: Pick<Product, 'index'>, last: IpcaMonth): IpcaMonth | null =>
  index === 'IPCA' ? last : null;

/** Whether a term in days is within a filter's. */
export function isOfTerm(term: number, wanted: (typeof MATURITIES)[number]): boolean {
  if (wanted === 'until-180') return term <= 180;
  if (wanted === 'until-360') return term > 180 && term <= 360;
  if (wanted === 'until-720') return term > 360 && term <= 720;
  return term > 720;
}

/** The buyer, as far as a purchase depends on them. */
export interface Buyer {
  /** Null: the test was never taken. */
  profile: { profile: Profile; expiresOn: string } | null;
  acceptsUnsuitable: boolean;
  today: string;
}

/** Whether an asset suits a profile; null where there is no valid one. */
export const isSuitable = (risk: Product['risk'], { profile, today }: Pick<Buyer, 'profile' | 'today'>) =>
  profile && isValidOn(profile.expiresOn, today) ? risk <= LEVELS[profile.profile] : null;

/** Why an asset cannot be bought for integer cents, at its fields. */
export function refusePurchase(product: Product | null, amount: number, buyer: Buyer): Refusal[] {
  const at = (code: string, field: string, message: string): Refusal => ({ code, field, message });
  if (!product) return [at('product', 'product', 'Este ativo não está mais disponível.')];
  const { profile, acceptsUnsuitable, today } = buyer;
  const suits = isSuitable(product.risk, buyer);
  const { minimum, maximum } = product;
  return [
    ...(amount < minimum ? [at('minimum', 'amount', `Aplique pelo menos ${formatMoney(minimum)}.`)] : []),
    ...(amount > maximum ? [at('maximum', 'amount', `Aplique até ${formatMoney(maximum)} neste ativo.`)] : []),
    ...(profile === null ? [at('profile', 'product', 'Responda ao teste de perfil antes de aplicar.')] : []),
    ...(profile !== null && !isValidOn(profile.expiresOn, today)
      ? [at('profile', 'product', `Seu perfil valeu até ${formatDay(profile.expiresOn)}. Responda ao teste de novo.`)]
      : []),
    ...(suits === false && !acceptsUnsuitable
      ? [
          at(
            'unsuitable',
            'acceptsUnsuitable',
            'Este ativo está fora do seu perfil. Confirme que quer aplicar assim mesmo.',
          ),
        ]
      : []),
  ];
}

/** What is known of an investment that is redeemed; integer cents. */
export interface Held {
  state: string;
  /** Gross value now. */
  gross: number;
  /** Gross cents of redemptions that wait. */
  waiting: number;
  /** One of them takes all that is left. */
  isWholeWaiting: boolean;
  redeemableFrom: string;
}

/** Why so much, gross, cannot be redeemed on a day; null: all of it. */
export function refuseRedemption(amount: number | null, held: Held, day: string) {
  const at = (field: string | null, message: string) => [{ field, message }];
  if (held.state !== 'active') return at(null, 'Este investimento já foi resgatado.');
  if (held.isWholeWaiting) return at(null, 'Já há um resgate total agendado para este investimento.');
  if (day < held.redeemableFrom)
    return at(null, `Este investimento só pode ser resgatado a partir de ${formatDay(held.redeemableFrom)}.`);
  const left = held.gross - held.waiting;
  if (amount === null) return held.waiting ? at('amount', 'Há um resgate agendado: informe quanto mais resgatar.') : [];
  if (amount <= 0) return at('amount', 'Informe quanto resgatar.');
  if (amount > left) return at('amount', `Você pode resgatar até ${formatMoney(left)}.`);
  return [];
}

/** The guarantee fund's limits by document: a conglomerate, and all in four years; integer cents (domain-next.md 3). */
export const GUARANTEED = 25_000_000;
export const GUARANTEED_OVERALL = 100_000_000;

/** What the fund covers of values by conglomerate; integer cents. */
export function guaranteeOf(values: ReadonlyMap<string, number>) {
  const items = [...values]
    .map(([conglomerate, value]) => ({ conglomerate, value, covered: Math.min(value, GUARANTEED) }))
    .sort((a, b) => b.value - a.value);
  const covered = items.reduce((sum, one) => sum + one.covered, 0);
  return { covered: Math.min(covered, GUARANTEED_OVERALL), items };
}
