import type { Advance, AdvancedBillet } from '@balcao/contract/advances';
import type { ChargeStatus } from '@balcao/contract/charges';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import type { Hours } from '../../kits/money/slot';

/** When the funder credits (ours). */
export const FUNDER_HOURS: Hours = { opens: '09:00', closes: '16:00', businessDays: true };
/** Business days until a billet is due, at least, and calendar days, at most (domain.md 4). */
export const LEAST_BUSINESS_DAYS = 8;
export const MOST_DAYS = 90;
/** Business days after a billet is due from which it counts as not paid. */
export const GRACE_BUSINESS_DAYS = 5;

/** The n-th business day after a day. */
export function addBusinessDays(day: string, count: number): string {
  let at = day;
  for (let left = count; left > 0; left--) at = nextBusinessDay(addDays(at, 1));
  return at;
}

/** First and last due day of billets that are advanced on a day. */
export const dueWindow = (day: string) => ({
  first: addBusinessDays(day, LEAST_BUSINESS_DAYS),
  last: addDays(day, MOST_DAYS),
});

/** What decides whether a billet can be advanced. */
export interface Facts {
  id: number;
  status: ChargeStatus;
  payment_method: string | null;
  filed: boolean;
  is_advanced: boolean;
  expire_at: string;
  hasDiscount: boolean;
  hasSplits: boolean;
}

/** Why a billet cannot be advanced on a day, pt-BR; null where it can. */
export function refuseBillet(one: Facts, day: string): string | null {
  const { first, last } = dueWindow(day);
  if (one.payment_method !== 'banking_billet') return `A cobrança ${one.id} não é paga por boleto.`;
  if (one.is_advanced) return `O boleto ${one.id} já foi antecipado.`;
  if (one.status === 'paid' || one.status === 'settled') return `O boleto ${one.id} já foi pago.`;
  if (one.status !== 'waiting' || one.filed) return `O boleto ${one.id} não está mais em aberto.`;
  if (one.hasSplits) return `O boleto ${one.id} tem repasse a outra conta.`;
  if (one.hasDiscount) return `O boleto ${one.id} tem desconto até uma data.`;
  if (one.expire_at < first)
    return `O boleto ${one.id} vence cedo demais: antecipe os que vencem a partir de ${formatDay(first)}.`;
  if (one.expire_at > last)
    return `O boleto ${one.id} vence tarde demais: antecipe os que vencem até ${formatDay(last)}.`;
  return null;
}

/** How many billets, pt-BR. */
export const countOf = (billets: number): string => (billets === 1 ? '1 boleto' : `${billets} boletos`);

/** Whether a contract can still be cancelled. */
export const isCancellable = (state: Advance['state']): boolean => state === 'PENDING' || state === 'SCHEDULED';

/** The last day on which an advanced billet may be paid before it counts as not paid. */
export const lastDayOf = (due: string): string => addBusinessDays(nextBusinessDay(due), GRACE_BUSINESS_DAYS);

/** An advanced billet when something happens to it; integer cents. */
export interface Item {
  state: AdvancedBillet['state'];
  value: number;
  /** What the account owes for it already. */
  owed: number;
}

export interface Passed {
  state: AdvancedBillet['state'];
  /** Integer cents taken from the account. */
  taken: number;
  owed: number;
}

/** What the account passes on to the funder once its customer paid a billet; null: nothing, as nothing was advanced for it any more. */
export function passOn({ state, value }: Item, available: number): Passed | null {
  if (state !== 'CREDITED' && state !== 'OVERDUE') return null;
  const taken = Math.max(0, Math.min(value, available));
  return { state: taken === value ? 'DEBITED' : 'OVERDUE', taken, owed: value - taken };
}

/**
 * What becomes of a billet that is not paid in time: the funder bears it where the billets were sold, the account where they are a pledge.
 */
export function unpaid({ state, value }: Item, legalForm: Advance['legalForm'], available: number): Passed | null {
  if (state !== 'CREDITED') return null;
  if (legalForm === 'cession') return { state: 'OVERDUE', taken: 0, owed: 0 };
  return passOn({ state, value, owed: 0 }, available);
}

/** What more can be taken of what is owed. */
export function collect({ state, owed }: Item, available: number): Passed | null {
  const taken = Math.min(owed, Math.max(0, available));
  if (state !== 'OVERDUE' || taken === 0) return null;
  return { state: taken === owed ? 'DEBITED' : 'OVERDUE', taken, owed: owed - taken };
}

/** Why it cannot be declared that the holder is in Simples Nacional, at its field. */
export const refuseSimples = (isSimples: boolean, isCompany: boolean) =>
  isSimples && !isCompany
    ? [{ field: 'isSimples', message: 'Só empresas podem ser optantes pelo Simples Nacional.' }]
    : [];

/** Why a contract cannot be signed as a whole, pt-BR, at its fields. */
export function refuseContract(total: { net: number }, billets: readonly (string | null)[]) {
  const faults = billets.filter((one) => one !== null);
  const at = (field: string, message: string) => ({ field, message });
  return [
    ...faults.slice(0, 3).map((message) => at('ids', message)),
    ...(faults.length > 3 ? [at('ids', `E mais ${faults.length - 3}.`)] : []),
    ...(total.net <= 0
      ? [at('ids', `O custo é maior que o valor dos boletos: nada seria creditado (${formatMoney(0)}).`)]
      : []),
  ];
}

/** The end of a day to come; integer cents. */
interface DayBalance {
  day: string;
  balance: number;
}

/** The lowest of the coming balances where the net is had from a day on, and each billet is passed on when it is due. */
export function lowestAdvanced(
  days: readonly DayBalance[],
  { net, day: credit, items }: { net: number; day: string; items: readonly { value: number; due: string }[] },
): DayBalance {
  const passedOn = (at: string) => items.reduce((sum, { value, due }) => (due <= at ? sum + value : sum), 0);
  return days
    .map(({ day, balance }) => ({ day, balance: balance + (day >= credit ? net : 0) - passedOn(day) }))
    .reduce((low, one) => (one.balance < low.balance ? one : low));
}
