import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import type { Charge } from '@balcao/contract/charges';
import { DataTable } from '../../../ui/data-table';
import { ExportButton } from '../../../ui/export-button';
import { FilterBar } from '../../../ui/filter-bar';
import { GridViews } from '../../../ui/grid-views';
import { TableView, useTableView } from '../../../ui/table-view';
import { useAction, useAsk } from '../../../ui/use-call';
import { useIsPhone } from '../../../ui/use-is-phone';
import { useListTable } from '../../../ui/use-list-table';
import { useSelection } from '../../../ui/use-selection';
import { useToday } from '../../../ui/use-today';
import { useBilletBulk } from '../bulk/use-billet-bulk';
import { useBilletMenu, useBilletPath } from '../parts/billet-actions';
import { usePayerName } from '../parts/payer-name';
import { useBilletCard, useBilletColumns } from './billet-columns';
import { beyondAge, debtAgeOf, debtFilter, OFFER, type BilletFilter } from './billet-filter';
import { BilletTotals } from './billet-totals';
import { DebtAges } from './debt-ages';
import { IssueButton } from './issue-button';
import { ListFailure } from './list-failure';
import { useBilletChips } from './use-billet-chips';
import { agesOf, sumOf, useTotals } from './use-totals';

const FilterSheet = lazy(() => import('./billet-filter-sheet'));

/** One of the two lists, with what it adds up to. */
export function BilletTable({ filed }: { filed: boolean }) {
  const { t } = useTranslation('charges');
  const listed = useListTable<Charge>({
    resource: filed ? 'billets-filed' : 'billets',
    sorters: [{ field: 'id', order: 'desc' }],
    offer: OFFER,
  });
  const filter: BilletFilter = listed.body;
  const statuses = filter.status ?? [];
  const totals = useTotals(filed, filter);
  const table =
    listed.atLeast && totals.data ? { ...listed, total: sumOf(totals.data, statuses).count, atLeast: false } : listed;
  const columns = useBilletColumns();
  const view = useTableView(table.resource, columns);
  const selection = useSelection(table);
  const bulk = useBilletBulk(filed, selection);
  const phone = useIsPhone();
  const today = useToday();
  const nameOf = usePayerName();
  const pathOf = useBilletPath();
  const exported = useAction('POST /charges/export', { quiet: true });
  const askIds = useAsk('POST /v2/charges/banking-billet/ids');
  const age = debtAgeOf(filter, totals.ages);
  const chips = useBilletChips({
    table,
    filter,
    age,
    statuses: totals.options,
    customer: table.rows[0] && nameOf(table.rows[0]),
  });
  const empty = filed
    ? { title: t('list.emptyFiledTitle'), text: t('list.emptyFiledText') }
    : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: <IssueButton /> };
  return (
    <>
      <BilletTotals totals={totals} selected={statuses} onSelect={(next) => table.setFilter('status', next)} />
      <DebtAges
        ages={totals.data && agesOf(totals.data, statuses)}
        pressed={age}
        onPress={(next) =>
          table.setFilters(
            next.age === age ? { status: beyondAge(statuses), due: undefined } : debtFilter(next.due, statuses),
          )
        }
      />
      <FilterBar
        table={table}
        search={{ field: 'text', label: t('list.search') }}
        chips={chips}
        sheet={<FilterSheet table={table} filter={filter} statuses={totals.options} today={today} />}
        extra={
          <>
            <GridViews table={table} view={view} />
            {!phone && <TableView view={view} columns={columns} inBar />}
            <ExportButton
              place={`${table.resource}-export`}
              start={(format) => exported.run({ body: { filed, format, ...filter } })}
            />
          </>
        }
      />
      <DataTable
        label={t('list.label')}
        table={table}
        columns={columns}
        view={view}
        to={(row) => pathOf(row.id)}
        actions={useBilletMenu()}
        card={useBilletCard()}
        empty={empty}
        selection={{
          ...selection,
          bulk: bulk.buttons,
          pickAll: async () => selection.pickAll((await askIds({ body: { filed, ...filter } })).ids),
        }}
      />
      {bulk.dialog}
      <ListFailure table={listed} />
    </>
  );
}
