import type { ChargeStatus } from '@balcao/contract/charges';
import type { Answer } from '@balcao/contract/core/registry';
import type { FiltersOf } from '../../../define-resource';
import { BILLET_STATUSES, OPEN_BILLETS, type billets } from '../../../resources/billets';

export type Totals = Answer<'POST /v2/charges/banking-billet/totals'>;
export type BilletFilter = FiltersOf<typeof billets>;
/**
 * An age of debt with its range of due days. The server computes the range, as billets due on a weekend or holiday become overdue later.
 */
export type AgeDays = Pick<Totals['ageOfDebt'][number], 'age' | 'due'>;
export type DebtAge = AgeDays['age'];

export const isOfBillets = (status: ChargeStatus): boolean => BILLET_STATUSES.some((one) => one === status);

const OPEN: ChargeStatus[] = [...OPEN_BILLETS];

/**
 * The filter that shows the billets of an age of debt: its due days, and the chosen statuses that are open (all open ones if none of them
 * is chosen).
 */
export function debtFilter(
  due: AgeDays['due'],
  chosen: ChargeStatus[] = [],
): { status: ChargeStatus[]; due: AgeDays['due'] } {
  const open = OPEN.filter((status) => chosen.includes(status));
  return { status: open.length > 0 ? open : OPEN, due };
}

/** The age of debt that the filter shows; undefined if it does not show exactly one. */
export function debtAgeOf(
  { status = [], due = {} }: Pick<BilletFilter, 'status' | 'due'>,
  ages: AgeDays[] | undefined,
): DebtAge | undefined {
  if (status.length === 0 || !isOpen(status)) return undefined;
  return ages?.find((shown) => shown.due.from === due.from && shown.due.to === due.to)?.age;
}

/** The statuses chosen in addition to an age of debt: none if all open ones are, as these come with the age. */
export const beyondAge = (status: ChargeStatus[]): ChargeStatus[] =>
  OPEN.every((one) => status.includes(one)) ? [] : status;

const isOpen = (statuses: ChargeStatus[]): boolean => statuses.every((one) => OPEN.includes(one));
