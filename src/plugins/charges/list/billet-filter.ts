import type { ChargeStatus } from '@balcao/contract/charges';
import type { Body } from '@balcao/contract/core/registry';
import { addDays, type Period } from '../../../ui/periods';
import type { Totals } from './use-totals';

export type BilletFilter = Omit<Body<'POST /v2/charges/banking-billet/totals'>, 'filed'>;
export type DebtAge = Totals['ageOfDebt'][number]['age'];

/** Filters that are numbers on the wire; the URL holds text. */
export const NUMBERS = ['customer', 'tags', 'value'] as const;

/** Still to be paid. */
const OPEN: ChargeStatus[] = ['new', 'waiting', 'unpaid'];

/** The due days of each age of debt, as days from today; null: open. */
const DUE: Record<DebtAge, [from: number | null, to: number | null]> = {
  current: [0, null],
  '1-30': [-30, -1],
  '31-60': [-60, -31],
  '61-90': [-90, -61],
  'over-90': [null, -91],
};

/** What shows the billets of an age of debt, of the chosen statuses that are open; of all that are, where none of those is chosen. @param today yyyy-mm-dd, the bank's */
export function debtFilter(age: DebtAge, today: string, chosen: ChargeStatus[] = []): { status: ChargeStatus[]; due: Period } {
  const [from, to] = DUE[age];
  const open = OPEN.filter((status) => chosen.includes(status));
  return { status: open.length > 0 ? open : OPEN, due: { ...(from === null ? {} : { from: addDays(today, from) }), ...(to === null ? {} : { to: addDays(today, to) }) } };
}

/** The age of debt that the filter shows, where it is exactly one. */
export function debtAgeOf({ status = [], due = {} }: Pick<BilletFilter, 'status' | 'due'>, today: string): DebtAge | undefined {
  if (status.length === 0 || !isOpen(status)) return undefined;
  return (Object.keys(DUE) as DebtAge[]).find((age) => {
    const shown = debtFilter(age, today).due;
    return shown.from === due.from && shown.to === due.to;
  });
}

/** The statuses that were chosen besides an age of debt: a choice of all that are open comes with the age. */
export const beyondAge = (status: ChargeStatus[]): ChargeStatus[] => (OPEN.every((one) => status.includes(one)) ? [] : status);

const isOpen = (statuses: ChargeStatus[]): boolean => statuses.every((one) => OPEN.includes(one));
