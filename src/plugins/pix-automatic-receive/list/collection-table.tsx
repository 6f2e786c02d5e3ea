import { useMemo, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Collection } from '@balcao/contract/pix-automatic-receive';
import { useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { tagsColumn } from '../../../kits/charging/list/columns';
import { useTagsFilter } from '../../../kits/charging/tags/use-tags-filter';
import { pixCollections } from '../../../resources/pix-collections';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { SummaryStrip } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { Amount } from '../parts/amount';
import { useCollectionMenu } from '../parts/collection-actions';
import { State } from '../parts/state';

const STATES = ['CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'] as const;

const cardOf = (row: Collection): CardRow => ({
  title: row.payer.name,
  value: <Amount row={row} />,
  detail: row.contract,
  status: <State state={row.state} />,
});

/** The list of opened or of filed Pix automático, with its totals. @param create button shown while the list is empty */
export function CollectionTable({ filed, create }: { filed: boolean; create: ReactNode }) {
  const { t } = useTranslation('pix-automatic-receive');
  const table = useListTable(pixCollections, { filed });
  const pathOf = usePathOf();
  const tagsFilter = useTagsFilter(t('list.tags'), table.body.tags);
  const { data } = useCall(
    'POST /receive/pix-automatic/totals',
    { body: { filed, ...table.body } },
    { resource: 'pix-collections' },
  );
  const columns = useMemo(
    (): ColumnOf<typeof pixCollections>[] => [
      {
        key: 'payer',
        title: t('list.payer'),
        sort: 'payer_name',
        name: ({ payer }) => payer.name,
        render: ({ payer }) => payer.name,
      },
      { key: 'contract', width: 140, ellipsis: true, title: t('list.contract'), render: ({ contract }) => contract },
      { key: 'period', title: t('list.period'), width: 96, render: ({ period }) => t(`period.${period}`) },
      {
        key: 'next',
        title: t('list.next'),
        sort: 'next_day',
        width: 120,
        render: ({ next_day: day }) => <span className="num">{day ? formatDay(day) : t('list.none')}</span>,
      },
      { key: 'state', title: t('list.state'), width: 184, render: ({ state }) => <State state={state} /> },
      {
        key: 'received',
        title: t('list.received'),
        width: 104,
        numeric: true,
        render: ({ received }) => <Money cents={received} />,
      },
      { key: 'amount', title: t('list.amount'), width: 104, numeric: true, render: (row) => <Amount row={row} /> },
      tagsColumn(t('list.tags')),
    ],
    [t],
  );
  return (
    <Grid
      label={t('list.title')}
      table={table}
      columns={columns}
      card={cardOf}
      to={({ id }) => pathOf('pix-collections-detail', { id })!}
      actions={useCollectionMenu()}
      search={t('list.search')}
      filters={{
        state: { label: t('list.state'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
        created: { label: t('list.created') },
        tags: tagsFilter,
      }}
      exports="POST /receive/pix-automatic/export"
      always={{ filed }}
      summary={
        <SummaryStrip
          label={t('list.totals')}
          items={[
            { key: 'asked', label: t('state.CRIADA'), value: formatInteger(data?.asked ?? 0) },
            { key: 'approved', label: t('state.APROVADA'), value: formatInteger(data?.approved ?? 0) },
            { key: 'received', label: t('list.received'), value: <Money cents={data?.received ?? 0} /> },
          ]}
        />
      }
      empty={
        filed
          ? { title: t('list.emptyFiledTitle'), text: t('list.emptyFiledText') }
          : { title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }
      }
    />
  );
}
