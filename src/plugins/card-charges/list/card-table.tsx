import { lazy } from 'react';
import { useTranslation } from 'react-i18next';
import { BRAND_NAMES, CARD_BRANDS } from '@balcao/contract/shared/card-limits';
import { useListTable } from '../../../data/use-list-table';
import { CARD_STATUSES, cardCharges } from '../../../resources/card-charges';
import { cardChargesFiled } from '../../../resources/card-charges-filed';
import { Grid } from '../../../ui/list/grid';
import { useCardBulk } from '../bulk/use-card-bulk';
import { useCardMenu, useCardPath } from '../parts/card-actions';
import { useCardCard, useCardColumns } from './card-columns';
import { CardTotals, useCardTotals } from './card-totals';
import { NewCardButton } from './new-card-button';
import { useTags } from '../../../kits/charging/tags/use-tags';

const TagSelect = lazy(() =>
  import('../../../kits/charging/tags/tag-select').then((module) => ({ default: module.TagSelect })),
);

/** The list of opened or of filed card charges, with its totals. */
export function CardTable({ filed }: { filed: boolean }) {
  const { t } = useTranslation('card-charges');
  const table = useListTable(filed ? cardChargesFiled : cardCharges);
  const totals = useCardTotals(filed, table.body);
  const tags = useTags({ enabled: (table.body.tags?.length ?? 0) > 0 });
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
        tags: {
          label: t('filter.tags'),
          input: <TagSelect />,
          words: (ids) => ids.map((id) => tags.rows?.find((tag) => tag.id === id)?.name ?? String(id)).join(', '),
        },
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
          : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: <NewCardButton /> }
      }
    />
  );
}
