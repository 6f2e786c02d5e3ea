import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import { billets } from '../../../resources/billets';
import { Grid } from '../../../ui/list/grid';
import { useBilletBulk } from '../bulk/use-billet-bulk';
import { useBilletMenu, useBilletPath } from '../parts/billet-actions';
import { useBilletCard, useBilletColumns } from './billet-columns';
import { debtAgeOf } from './billet-filter';
import { BilletTotals } from './billet-totals';
import { DebtAges } from './debt-ages';
import { ListFailure } from './list-failure';
import { useAgeChip } from './use-age-chip';
import { useBilletFilters } from './use-billet-filters';
import { countedBy, useTotals } from './use-totals';

/** The list of opened or of filed billets, with its totals and ages of debt. */
export function BilletTable({ filed, create }: { filed: boolean; create: ReactNode }) {
  const { t } = useTranslation('charges');
  const listed = useListTable(billets, { filed });
  const totals = useTotals(filed, listed.body);
  const table: typeof listed = countedBy(totals.data, listed);
  const age = debtAgeOf(table.body, totals.ages);
  const pathOf = useBilletPath();
  return (
    <>
      <Grid
        label={t('list.label')}
        table={table}
        summary={
          <>
            <BilletTotals table={table} totals={totals} />
            <DebtAges table={table} totals={totals} pressed={age} />
          </>
        }
        search={t('list.search')}
        filters={useBilletFilters(table, age, totals.options)}
        chips={useAgeChip(table, age)}
        columns={useBilletColumns()}
        card={useBilletCard()}
        to={(row) => pathOf(row.id)}
        actions={useBilletMenu()}
        exports="POST /charges/export"
        always={{ filed }}
        bulk={useBilletBulk(filed, table)}
        empty={
          filed
            ? { title: t('list.emptyFiledTitle'), text: t('list.emptyFiledText') }
            : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }
        }
      />
      <ListFailure table={listed} />
    </>
  );
}
