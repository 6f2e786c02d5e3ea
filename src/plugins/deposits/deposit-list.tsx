import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Deposit } from '@balcao/contract/deposits';
import { useListTable } from '../../data/use-list-table';
import { deposits } from '../../resources/deposits';
import { DataTable, type ColumnOf } from '../../ui/list/data-table';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatDay } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import { DepositState } from './deposit-state';
import { Pending } from './pending';
import { HowItWorks } from './how-it-works';

/** Deposits by billet: those waiting to be paid, and all. */
export default function DepositList() {
  const { t } = useTranslation('deposits');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const table = useListTable(deposits);
  const columns = useMemo<ColumnOf<typeof deposits>[]>(
    () => [
      { key: 'made', title: t('list.made'), sort: 'created_at', width: 130, render: (row) => formatDay(row.createdAt) },
      { key: 'what', title: t('list.what'), name: nameOf, render: nameOf },
      { key: 'state', title: t('list.state'), width: 180, render: (row) => <DepositState state={row.state} /> },
      {
        key: 'value',
        title: t('list.value'),
        sort: 'value',
        numeric: true,
        width: 140,
        render: (row) => <Money cents={row.value} />,
      },
    ],
    [t],
  );
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(pathOf('deposits-new') ?? '')}>
      {t('list.new')}
    </Button>
  );
  return (
    <ListPage title={t('list.title')} lead={t('list.lead')} actions={create} aside={<HowItWorks />}>
      <Pending />
      <DataTable
        label={t('list.label')}
        table={table}
        columns={columns}
        to={(row) => `${pathOf('deposits-receipt')}?deposito=${row.id}`}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
      />
    </ListPage>
  );
}

const nameOf = (row: Deposit) => row.protocol;

const cardOf = (row: Deposit) => ({
  title: formatDay(row.createdAt),
  value: <Money cents={row.value} />,
  detail: row.protocol,
  status: <DepositState state={row.state} />,
});
