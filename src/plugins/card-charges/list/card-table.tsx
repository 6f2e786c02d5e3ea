import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND_NAMES, CARD_BRANDS } from '@balcao/contract/shared/card-limits';
import { useListTable } from '../../../data/use-list-table';
import { CARD_STATUSES, cardCharges } from '../../../resources/card-charges';
import { Grid } from '../../../ui/list/grid';
import { useCardBulk } from '../bulk/use-card-bulk';
import { useCardMenu, useCardPath } from '../parts/card-actions';
import { useCardCard, useCardColumns } from './card-columns';
import { CardTotals, useCardTotals } from './card-totals';
import { useTagsFilter } from '../../../kits/charging/tags/use-tags-filter';

/** The list of opened or of filed card charges, with its totals. */
export function CardTable({ filed, create }: { filed: boolean; create: ReactNode }) {
  const { t } = useTranslation('card-charges');
  const table = useListTable(cardCharges, { filed });
  const totals = useCardTotals(filed, table.body);
  const tagsFilter = useTagsFilter(t('filter.tags'), table.body.tags);
  const pathOf = useCardPath();
  return (
    <Grid
      label={t('list.label')}
      table={table}
      summary={<CardTotals table={table} totals={totals} />}
      search={t('list.search')}
      filters={{
        status: {
          label: t('filter.status'),
          options: CARD_STATUSES.map((value) => ({ value, label: t(`status.${value}`) })),
        },
        brand: {
          label: t('filter.brand'),
          options: CARD_BRANDS.map((value) => ({ value, label: BRAND_NAMES[value] })),
        },
        issued: { label: t('filter.issued') },
        paid: { label: t('filter.paid') },
        value: { label: t('filter.value') },
        tags: tagsFilter,
      }}
      columns={useCardColumns()}
      card={useCardCard()}
      to={(row) => pathOf(row.id)}
      actions={useCardMenu()}
      exports="POST /credit-card-charges/export"
      always={{ filed }}
      bulk={useCardBulk(filed, table)}
      empty={
        filed
          ? { title: t('list.emptyFiledTitle'), text: t('list.emptyFiledText') }
          : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }
      }
    />
  );
}
