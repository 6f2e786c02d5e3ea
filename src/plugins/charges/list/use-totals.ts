import { useState } from 'react';
import type { ChargeStatus } from '@balcao/contract/charges';
import { useCall } from '../../../data/use-call';
import { isOfBillets, type AgeDays, type BilletFilter, type Totals } from './billet-filter';

export type Sum = Totals['total'];

/** Adds or takes one status of the filter. */
export const toggled = (selected: ChargeStatus[], status: ChargeStatus): ChargeStatus[] =>
  selected.includes(status) ? selected.filter((one) => one !== status) : [...selected, status];

/** What the chosen statuses add up to; all of them when none is chosen. Integer cents. */
export function sumOf(totals: Totals, selected: ChargeStatus[]): Sum {
  if (selected.length === 0) return totals.total;
  return added(totals.byStatus.filter(({ status }) => selected.includes(status)));
}

/** How old what is owed is among the chosen statuses; among all of them when none is chosen. Integer cents. */
export const agesOf = (totals: Totals, selected: ChargeStatus[]): (Sum & AgeDays)[] =>
  totals.ageOfDebt.map(({ age, due, byStatus, ...all }) => ({
    age,
    due,
    ...(selected.length === 0 ? all : added(byStatus.filter(({ status }) => selected.includes(status)))),
  }));

/** A list whose counting stopped has the total that is added up, once it is. */
export const countedBy = <T extends { total: number; isLowerBound?: boolean; body: BilletFilter }>(
  totals: Totals | undefined,
  table: T,
): T =>
  table.isLowerBound && totals
    ? { ...table, total: sumOf(totals, table.body.status ?? []).count, isLowerBound: false }
    : table;

const added = (sums: Sum[]): Sum =>
  sums.reduce((sum, { count, value }) => ({ count: sum.count + count, value: sum.value + value }), {
    count: 0,
    value: 0,
  });

/**
 * Count and value per status, and age of debt, over the whole filter, in a request of its own. The status filter is left out, so
 * that every status stays on offer beside the chosen ones; {@link sumOf} and {@link agesOf} narrow to those.
 */
export function useTotals(filed: boolean, { status: _status, ...filter }: BilletFilter) {
  const call = useCall(
    'POST /v2/charges/banking-billet/totals',
    { body: { filed, ...filter } },
    { resource: filed ? 'billets-filed' : 'billets' },
  );
  // they are the day's, not the filter's: known while another filter is added up
  const [ages, setAges] = useState<AgeDays[]>();
  if (call.data && call.data.ageOfDebt !== ages) setAges(call.data.ageOfDebt);
  return {
    ...call,
    ages,
    /** What can be chosen, in the server's words. */
    options:
      call.data?.byStatus
        .filter(({ status }) => isOfBillets(status))
        .map(({ status, translated_status }) => ({ value: status, label: translated_status })) ?? [],
  };
}
