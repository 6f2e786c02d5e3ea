import type { ChargeStatus } from '@balcao/contract/charges';
import type { Body } from '@balcao/contract/core/registry';
import type { Offer } from '../../../ui/filter-body';
import { addDays, type Period } from '../../../ui/periods';
import type { Totals } from './use-totals';

export type BilletFilter = Omit<Body<'POST /v2/charges/banking-billet/totals'>, 'filed'>;
export type DebtAge = Totals['ageOfDebt'][number]['age'];

const STATUSES: Record<ChargeStatus, true> = { new: true, waiting: true, identified: true, approved: true, paid: true, unpaid: true, refunded: true, contested: true, canceled: true, settled: true, link: true, expired: true };

export const OFFER: Offer = {
  filters: { text: 'text', status: { several: Object.keys(STATUSES) }, due: 'days', issued: 'days', paid: 'days', value: 'amounts', customer: 'id', document: 'text', tags: 'ids' },
  order: ['id', 'value', 'expire_at', 'paid_at', 'created_at', 'customer_corporate_name', 'status'],
};

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
