import { useCall } from '../../../data/use-call';
import { listQuery } from '../../../data/list-query';
import type { FiltersOf } from '../../../define-resource';
import { billets } from '../../../resources/billets';
import { usePathOf } from '../../../ui/page/routing';

/** What the unfiled billets add up to, by status and by age; asked once for all the cards. */
export const useBilletTotals = () =>
  useCall(
    'POST /v2/charges/banking-billet/totals',
    { body: { filed: false } },
    { resource: 'billets', topic: 'charges' },
  );

/** Where the list of billets shows exactly these. */
export function useBilletsPath() {
  const path = usePathOf()('receive:management:billets') ?? '';
  return (filters: FiltersOf<typeof billets>) => `${path}?${listQuery(billets, filters)}`;
}
