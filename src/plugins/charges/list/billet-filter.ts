import type { ChargeStatus } from '@balcao/contract/charges';
import type { Body } from '@balcao/contract/core/registry';
import type { Offer } from '../../../ui/filter-body';
import type { Totals } from './use-totals';

export type BilletFilter = Omit<Body<'POST /v2/charges/banking-billet/totals'>, 'filed'>;
/** An age of debt and the due days it is made of, as the server reckons them: what falls due on a weekend or holiday is overdue later. */
export type AgeDays = Pick<Totals['ageOfDebt'][number], 'age' | 'due'>;
export type DebtAge = AgeDays['age'];

/** Whether a billet can have it: the others are of cards and links. */
const STATUSES: Record<ChargeStatus, boolean> = {
  new: true,
  waiting: true,
  identified: true,
  approved: false,
  paid: true,
  unpaid: true,
  refunded: true,
  contested: true,
  canceled: true,
  settled: true,
  link: false,
  expired: false,
};
export const isOfBillets = (status: ChargeStatus): boolean => STATUSES[status];

export const OFFER: Offer = {
  filters: {
    text: 'text',
    status: { several: (Object.keys(STATUSES) as ChargeStatus[]).filter(isOfBillets) },
    due: 'days',
    issued: 'days',
    paid: 'days',
    value: 'amounts',
    customer: 'id',
    document: 'text',
    tags: 'ids',
  },
  order: ['id', 'value', 'expire_at', 'paid_at', 'created_at', 'customer_corporate_name', 'status'],
};

/** Still to be paid. */
const OPEN: ChargeStatus[] = ['new', 'waiting', 'unpaid'];

/** What shows the billets of an age of debt by its due days, of the chosen statuses that are open; of all that are, where none of those is chosen. */
export function debtFilter(
  due: AgeDays['due'],
  chosen: ChargeStatus[] = [],
): { status: ChargeStatus[]; due: AgeDays['due'] } {
  const open = OPEN.filter((status) => chosen.includes(status));
  return { status: open.length > 0 ? open : OPEN, due };
}

/** The age of debt that the filter shows, where it is exactly one. */
export function debtAgeOf(
  { status = [], due = {} }: Pick<BilletFilter, 'status' | 'due'>,
  ages: AgeDays[] | undefined,
): DebtAge | undefined {
  if (status.length === 0 || !isOpen(status)) return undefined;
  return ages?.find((shown) => shown.due.from === due.from && shown.due.to === due.to)?.age;
}

/** The statuses that were chosen besides an age of debt: a choice of all that are open comes with the age. */
export const beyondAge = (status: ChargeStatus[]): ChargeStatus[] =>
  OPEN.every((one) => status.includes(one)) ? [] : status;

const isOpen = (statuses: ChargeStatus[]): boolean => statuses.every((one) => OPEN.includes(one));
