import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useListTable } from '../../../data/use-list-table';
import { carnets } from '../../../resources/carnets';
import { Grid } from '../../../ui/list/grid';
import { useCarnetBulk } from '../bulk/use-carnet-bulk';
import { useCarnetMenu, useCarnetPath } from '../parts/carnet-actions';
import { useCarnetCard, useCarnetColumns } from './carnet-columns';
import { CarnetTotals, useCarnetTotals } from './carnet-totals';
import { useTagsFilter } from '../../../kits/charging/tags/use-tags-filter';

/** The list of opened or of filed carnets, with its totals. */
export function CarnetTable({ filed, create }: { filed: boolean; create: ReactNode }) {
  const { t } = useTranslation('carnets');
  const table = useListTable(carnets, { filed });
  const totals = useCarnetTotals(filed, table.body);
  const tagsFilter = useTagsFilter(t('filter.tags'), table.body.tags);
  const pathOf = useCarnetPath();
  return (
    <Grid
      label={t('list.label')}
      table={table}
      summary={<CarnetTotals table={table} totals={totals} />}
      search={t('list.search')}
      filters={{
        status: {
          label: t('filter.status'),
          options:
            totals.data?.byStatus.map(({ status, translated_status }) => ({
              value: status,
              label: translated_status,
            })) ?? [],
        },
        due: { label: t('filter.due') },
        issued: { label: t('filter.issued') },
        value: { label: t('filter.value') },
        tags: tagsFilter,
      }}
      columns={useCarnetColumns()}
      card={useCarnetCard()}
      to={(row) => pathOf(row.id)}
      actions={useCarnetMenu()}
      exports="POST /carnets/export"
      always={{ filed }}
      bulk={useCarnetBulk(filed, table)}
      empty={
        filed
          ? { title: t('list.emptyFiledTitle'), text: t('list.emptyFiledText') }
          : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }
      }
    />
  );
}
