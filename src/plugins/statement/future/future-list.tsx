import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { FutureLine } from '@balcao/contract/statement';
import { useListTable } from '../../../data/use-list-table';
import { FUTURE_PICTURE } from '../../../kits/pictures/slot';
import { futureReleases } from '../../../resources/future-releases';
import { CardOrder } from '../../../ui/list/card-order';
import type { CardRow } from '../../../ui/list/card-rows';
import { DataTable, type ColumnOf } from '../../../ui/list/data-table';
import { ListPage } from '../../../ui/page/list-page';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { usePathOf } from '../../../ui/page/routing';
import { Slot } from '../../../ui/page/slots';
import { formatDay } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import '../list/statement.css';
import { ChoiceField } from '../../../ui/form/choice-field';

/** The list of future releases: money expected in and out (AREAS-2-statement-3). */
export default function FutureList() {
  const { t } = useTranslation('statement');
  const pathOf = usePathOf();
  const phone = useIsPhone();
  const table = useListTable(futureReleases);
  const columns = useMemo<ColumnOf<typeof futureReleases>[]>(
    () => [
      { key: 'day', title: t('future.day'), sort: 'day', width: 116, render: (row) => formatDay(row.day) },
      { key: 'who', title: t('future.who'), name: (row) => row.description, render: (row) => row.description },
      { key: 'kind', title: t('future.kind'), width: 190, render: (row) => row.typeLabel },
      {
        key: 'value',
        title: t('future.value'),
        numeric: true,
        width: 150,
        render: (row) => <Money cents={row.value} signed />,
      },
    ],
    [t],
  );
  return (
    <ListPage title={t('future.title')} lead={t('future.lead')}>
      <Slot name={FUTURE_PICTURE} />
      <div className="future-bar">
        <ChoiceField
          aria-label={t('future.direction')}
          value={table.body.direction ?? ''}
          onChange={({ target }) => table.setFilter('direction', (target.value as 'in' | 'out' | '') || undefined)}
          options={[
            { value: '', label: t('future.all') },
            { value: 'in', label: t('future.in') },
            { value: 'out', label: t('future.out') },
          ]}
        />
        {phone && <CardOrder columns={columns} table={table} asButton />}
      </div>
      <DataTable
        label={t('future.label')}
        table={table}
        columns={columns}
        orderInBar
        to={(row) => pathOf('statement:future-releases-detail', { id: row.id }) ?? ''}
        card={cardOf}
        empty={{ title: t('future.emptyTitle'), text: t('future.emptyText') }}
      />
    </ListPage>
  );
}

const cardOf = (row: FutureLine): CardRow => ({
  title: row.description,
  value: <Money cents={row.value} signed />,
  detail: formatDay(row.day),
  status: <span>{row.typeLabel}</span>,
});
