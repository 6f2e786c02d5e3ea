import { useTranslation } from 'react-i18next';
import type { Charge } from '@balcao/contract/charges';
import { DataTable } from '../../../ui/data-table';
import { ExportButton } from '../../../ui/export-button';
import { FilterBar, FilterSelect } from '../../../ui/filter-bar';
import { useListTable } from '../../../ui/use-list-table';
import { useAction } from '../../../ui/use-call';
import { useBilletMenu, useBilletPath } from '../parts/billet-actions';
import { useBilletCard, useBilletColumns } from './billet-columns';
import { BilletTotals } from './billet-totals';
import { IssueButton } from './issue-button';
import { statusesOf, useTotals } from './use-totals';

/** One of the two lists, with what it adds up to. */
export function BilletTable({ filed }: { filed: boolean }) {
  const { t } = useTranslation('charges');
  const table = useListTable<Charge>({ resource: filed ? 'billets-filed' : 'billets', sorters: [{ field: 'id', order: 'desc' }] });
  const statuses = statusesOf(table.filterOf('status'));
  const totals = useTotals(filed, table.filterOf('text'));
  const pathOf = useBilletPath();
  const { run } = useAction('POST /charges/export', { quiet: true });
  const empty = filed
    ? { title: t('list.emptyFiledTitle'), text: t('list.emptyFiledText') }
    : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: <IssueButton /> };
  return (
    <>
      <BilletTotals totals={totals} selected={statuses} onSelect={(next) => table.setFilter('status', next)} />
      <FilterBar table={table} search={{ field: 'text', label: t('list.search') }} extra={<ExportButton place={`${table.resource}-export`} start={(format) => run({ body: { filed, format, ...table.body } })} />}>
        <FilterSelect table={table} field="status" label={t('list.status')} multiple options={totals.options(statuses)} />
      </FilterBar>
      <DataTable
        label={t('list.label')}
        table={table}
        columns={useBilletColumns()}
        to={(row) => pathOf(row.id)}
        actions={useBilletMenu()}
        card={useBilletCard()}
        empty={empty}
      />
    </>
  );
}
