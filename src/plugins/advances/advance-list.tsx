import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Advance } from '@balcao/contract/advances';
import { useListTable } from '../../data/use-list-table';
import { advances } from '../../resources/advances';
import { PermissionButton } from '../../ui/action/permission-button';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatInstant } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { formatPercent } from '../../ui/text/percent';
import { StateTag } from './state-tag';
import { ManagementTabs } from './tabs';

const STATES = ['PENDING', 'SCHEDULED', 'CREDITED', 'DENIED', 'CANCELLED'] as const;

/** Contracts that advanced billets. */
export default function AdvanceList() {
  const { t } = useTranslation('advances');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const columns = useMemo(
    (): ColumnOf<typeof advances>[] => [
      { key: 'name', title: t('contract.offer'), name: (row) => row.name, render: (row) => row.name },
      { key: 'state', title: t('stateTitle'), width: 130, render: (row) => <StateTag state={row.state} /> },
      { key: 'count', title: t('count'), numeric: true, width: 90, render: (row) => row.count },
      {
        key: 'cet',
        title: t('cetMonthly'),
        numeric: true,
        width: 120,
        render: (row) => formatPercent(row.cetMonthly),
      },
      {
        key: 'at',
        title: t('at'),
        sort: 'created_at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
      {
        key: 'net',
        title: t('net'),
        sort: 'net',
        numeric: true,
        width: 150,
        render: (row) => <Money cents={row.net} />,
      },
    ],
    [t],
  );
  const path = pathOf('advances:billet');
  const create = path && (
    <PermissionButton type="primary" permission="advances:billet" onClick={() => void navigate(path)}>
      {t('billets.title')}
    </PermissionButton>
  );
  return (
    <ListPage title={t('list.title')} actions={create} tabs={<ManagementTabs current="advances:management" />}>
      <Grid
        label={t('list.title')}
        table={useListTable(advances)}
        columns={columns}
        filters={{
          state: { label: t('stateTitle'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
        }}
        to={({ id }) => pathOf('advances:management:detail', { id })!}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}

const cardOf = (row: Advance): CardRow => ({
  title: row.name,
  value: <Money cents={row.net} />,
  detail: formatInstant(row.created_at),
  status: <StateTag state={row.state} />,
});
