import { useTranslation } from 'react-i18next';
import type { FilterChip } from '../../../ui/filter-chips';
import { useFilterWords } from '../../../ui/filter-words';
import { formatDocument } from '../../../ui/format';
import type { ListTable } from '../../../ui/use-list-table';
import { useSession } from '../../../ui/session';
import { useCall } from '../../../ui/use-call';
import { beyondAge, type BilletFilter, type DebtAge } from './billet-filter';

interface Options {
  table: Pick<ListTable<unknown>, 'setFilters'>;
  filter: BilletFilter;
  /** The age of debt that is shown: said instead of its days, and of its statuses where these are all that are open. */
  age: DebtAge | undefined;
  /** Statuses in the server's words. */
  statuses: { value: string; label: string }[];
  /** Name of the customer that is filtered by, as a billet of theirs says it: for who may not be told how they are registered now. */
  customer: string | undefined;
}

/** What the list is narrowed to, in words. */
export function useBilletChips({ table, filter, age, statuses, customer }: Options): FilterChip[] {
  const { t } = useTranslation('charges');
  const { days, amounts, chip } = useFilterWords(table);
  const tags = useCall('GET /tags', { query: { showHidden: true } }, { enabled: (filter.tags?.length ?? 0) > 0 });
  const nameOf = (id: number) => tags.data?.find((tag) => tag.id === id)?.name ?? String(id);
  const { can } = useSession();
  const asks = filter.customer !== undefined && can('receive:do-charge').can;
  const registered = useCall(
    'GET /charges/recipients',
    { query: { ids: String(filter.customer ?? 0) } },
    { enabled: asks, resource: 'customers' },
  );
  const payer = registered.data?.[0]?.name ?? (asks && registered.isLoading ? undefined : customer);
  const chosen = age ? beyondAge(filter.status ?? []) : filter.status;
  const words: Record<(typeof FIELDS)[number], string | undefined> = {
    status: chosen?.map((one) => statuses.find(({ value }) => value === one)?.label ?? one).join(', '),
    due: age ? undefined : filter.due && days(filter.due),
    issued: filter.issued && days(filter.issued),
    paid: filter.paid && days(filter.paid),
    value: filter.value && amounts(filter.value),
    customer: filter.customer === undefined ? undefined : (payer ?? '…'),
    document: filter.document && formatDocument(filter.document),
    tags: filter.tags?.map(nameOf).join(', '),
  };
  const each = FIELDS.filter((field) => words[field]).map((field) => chip(field, t(`filter.${field}`), words[field]!));
  return age
    ? [chip('age', t('ages.label'), t(`ages.${age}`), chosen?.length ? ['due'] : ['status', 'due']), ...each]
    : each;
}

const FIELDS = ['status', 'due', 'issued', 'paid', 'value', 'customer', 'document', 'tags'] as const;
