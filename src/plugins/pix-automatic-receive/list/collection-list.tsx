import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Collection } from '@balcao/contract/pix-automatic-receive';
import { useCall } from '../../../data/use-call';
import { useListTable } from '../../../data/use-list-table';
import { pixCollections } from '../../../resources/pix-collections';
import { PermissionButton } from '../../../ui/action/permission-button';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { Grid } from '../../../ui/list/grid';
import { ListPage, SummaryStrip } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { formatDay, formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { Amount } from '../parts/amount';
import { State } from '../parts/state';

const STATES = ['CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA'] as const;

const cardOf = (row: Collection): CardRow => ({
  title: row.payer.name,
  value: <Amount row={row} />,
  detail: row.contract,
  status: <State state={row.state} />,
});

/** Pix automático that the account receives by (AREAS-2-receive-12). */
export default function CollectionList() {
  const { t } = useTranslation('pix-automatic-receive');
  const table = useListTable(pixCollections);
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const { data } = useCall('POST /receive/pix-automatic/totals', { body: table.body }, { resource: 'pix-collections' });
  const columns = useMemo(
    (): ColumnOf<typeof pixCollections>[] => [
      {
        key: 'payer',
        title: t('list.payer'),
        sort: 'payer_name',
        name: ({ payer }) => payer.name,
        render: ({ payer }) => payer.name,
      },
      { key: 'contract', title: t('list.contract'), render: ({ contract }) => contract },
      { key: 'period', title: t('list.period'), width: 130, render: ({ period }) => t(`period.${period}`) },
      {
        key: 'next',
        title: t('list.next'),
        sort: 'next_day',
        width: 130,
        render: ({ next_day: day }) => <span className="num">{day ? formatDay(day) : t('list.none')}</span>,
      },
      { key: 'state', title: t('list.state'), width: 190, render: ({ state }) => <State state={state} /> },
      {
        key: 'received',
        title: t('list.received'),
        width: 140,
        numeric: true,
        render: ({ received }) => <Money cents={received} />,
      },
      { key: 'amount', title: t('list.amount'), width: 140, numeric: true, render: (row) => <Amount row={row} /> },
    ],
    [t],
  );
  const create = (
    <PermissionButton
      type="primary"
      permission="receive:do-charge:pix-automatic"
      onClick={() => void navigate(pathOf('pix-collections-new')!)}
    >
      {t('list.create')}
    </PermissionButton>
  );
  return (
    <ListPage title={t('list.title')} lead={t('list.lead')} actions={create}>
      <Grid
        label={t('list.title')}
        table={table}
        columns={columns}
        card={cardOf}
        to={({ id }) => pathOf('pix-collections-detail', { id })!}
        search={t('list.search')}
        filters={{
          state: { label: t('list.state'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
          created: { label: t('list.created') },
        }}
        exports="POST /receive/pix-automatic/export"
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
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}
