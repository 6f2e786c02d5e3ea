import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charge, ChargeStatus } from '@balcao/contract/charges';
import { useSession } from '../../../data/session';
import { useCall } from '../../../data/use-call';
import { usePayerName } from '../../../kits/charging/payers/payer-name';
import type { FilterFaces, FilterOption } from '../../../ui/list/filter-faces';
import { useFilterWords } from '../../../ui/list/filter-words';
import { beyondAge, type BilletFilter, type DebtAge } from './billet-filter';
import { useTagsFilter } from '../../../kits/charging/tags/use-tags-filter';

const CustomerFilter = lazy(() => import('../../../kits/charging/payers/customer-filter'));
interface Shown {
  rows: Charge[];
  body: BilletFilter;
  setFilters(values: BilletFilter): void;
}

/**
 * The filters of the billets, and how each reads in words. A shown age of debt has a chip of its own, which replaces its due days, and its
 * statuses if these are all the open ones.
 */
export function useBilletFilters(
  table: Shown,
  age: DebtAge | undefined,
  statuses: FilterOption<ChargeStatus>[],
): FilterFaces<BilletFilter> {
  const { t } = useTranslation('charges');
  const { days } = useFilterWords(table);
  const { rows, body } = table;
  const { can } = useSession();
  const tagsFilter = useTagsFilter(t('filter.tags'), body.tags);
  const customer = useCustomerName(body.customer, rows[0]);
  const statusWords = (chosen: ChargeStatus[]) =>
    chosen.map((one) => statuses.find(({ value }) => value === one)?.label ?? one).join(', ');
  return {
    status: {
      label: t('filter.status'),
      options: statuses,
      words: (chosen) => statusWords(age ? beyondAge(chosen) : chosen),
    },
    due: { label: t('filter.due'), words: (period) => (age ? undefined : days(period)) },
    issued: { label: t('filter.issued') },
    paid: { label: t('filter.paid') },
    value: { label: t('filter.value') },
    customer: {
      label: t('filter.customer'),
      isHidden: !can('receive:do-charge').can,
      input: <CustomerFilter />,
      words: () => customer ?? '…',
    },
    document: { label: t('filter.document') },
    tags: tagsFilter,
  };
}

/** Name of the customer filtered by: as registered if the person may read it, otherwise as on one of their billets. */
function useCustomerName(id: number | undefined, billet: Charge | undefined): string | undefined {
  const { can } = useSession();
  const nameOf = usePayerName();
  const asks = id !== undefined && can('receive:do-charge').can;
  const registered = useCall(
    'GET /charges/recipients',
    { query: { ids: String(id ?? 0) } },
    { enabled: asks, resource: 'customers' },
  );
  return registered.data?.[0]?.name ?? (asks && registered.isLoading ? undefined : billet && nameOf(billet));
}
