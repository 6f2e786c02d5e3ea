import { useState } from 'react';
import type { ChargeStatus } from '@balcao/contract/charges';
import { useCall } from '../../../data/use-call';
import { isOfBillets, type AgeDays, type BilletFilter, type Totals } from './billet-filter';

export type Sum = Totals['total'];

/** The filter's statuses with one added, or removed if it was there. */
export const toggled = (selected: ChargeStatus[], status: ChargeStatus): ChargeStatus[] =>
  selected.includes(status) ? selected.filter((one) => one !== status) : [...selected, status];

/** Count and value (integer cents) of the chosen statuses; of all if none is chosen. */
export function sumOf(totals: Totals, selected: ChargeStatus[]): Sum {
  if (selected.length === 0) return totals.total;
  return added(totals.byStatus.filter(({ status }) => selected.includes(status)));
}

/** Ages of debt with count and value (integer cents) of the chosen statuses; of all if none is chosen. */
export const agesOf = (totals: Totals, selected: ChargeStatus[]): (Sum & AgeDays)[] =>
  totals.ageOfDebt.map(({ age, due, byStatus, ...all }) => ({
    age,
    due,
    ...(selected.length === 0 ? all : added(byStatus.filter(({ status }) => selected.includes(status)))),
  }));

/** The list with the exact total of the sums, where its own total is only a lower bound and the sums are there. */
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
 * Count and value per status, and ages of debt, of the filtered billets, by a call of its own. The filter of the status is left out, so
 * that every status can still be chosen; {@link sumOf} and {@link agesOf} narrow to the chosen ones.
 */
export function useTotals(filed: boolean, { status: _status, ...filter }: BilletFilter) {
  const call = useCall(
    'POST /v2/charges/banking-billet/totals',
    { body: { filed, ...filter } },
    { resource: 'billets' },
  );
  // the ages' due days depend on the day, not on the filter: they are retained while other sums load
  const [ages, setAges] = useState<AgeDays[]>();
  if (call.data && call.data.ageOfDebt !== ages) setAges(call.data.ageOfDebt);
  return {
    ...call,
    ages,
    /** The statuses to choose from, as the server names them. */
    options:
      call.data?.byStatus
        .filter(({ status }) => isOfBillets(status))
        .map(({ status, translated_status }) => ({ value: status, label: translated_status })) ?? [],
  };
}
