import { useCall } from '../../../data/use-call';
import { listQuery } from '../../../data/list-query';
import type { FiltersOf } from '../../../define-resource';
import { billets } from '../../../resources/billets';
import { usePathOf } from '../../../ui/page/routing';

/** Totals of the unfiled billets by status and by age; one request for all cards. */
export const useBilletTotals = () =>
  useCall(
    'POST /v2/charges/banking-billet/totals',
    { body: { filed: false } },
    { resource: 'billets', topic: 'charges' },
  );

/** Returns the path of the list of billets with given filters. */
export function useBilletsPath() {
  const path = usePathOf()('receive:management:billets') ?? '';
  return (filters: FiltersOf<typeof billets>) => `${path}?${listQuery(billets, filters)}`;
}
