import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SalaryPortability } from '@balcao/contract/salary-portability';
import { useListTable } from '../../data/use-list-table';
import { salaryPortabilities } from '../../resources/salary-portabilities';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatInstant } from '../../ui/text/format';
import { PortabilityState } from './portability-state';
import { SidePanel } from '../../ui/page/side-panel';

const STATES = ['requested', 'accepted', 'rejected', 'cancelled'] as const;

const cardOf = (row: SalaryPortability): CardRow => ({
  title: row.employerName,
  value: <PortabilityState state={row.state} />,
  detail: `${row.bank.name} · ${formatInstant(row.requested_at)}`,
});

/** Requests for salary portability, and how to make one. */
export default function PortabilityList() {
  const { t } = useTranslation('salary-portability');
  const pathOf = usePathOf();
  const navigate = useNavigate();
  const columns = useMemo(
    (): ColumnOf<typeof salaryPortabilities>[] => [
      { key: 'employer', title: t('employer'), name: (row) => row.employerName, render: (row) => row.employerName },
      { key: 'bank', title: t('bank'), width: 170, render: (row) => row.bank.name },
      { key: 'state', title: t('stateTitle'), width: 150, render: (row) => <PortabilityState state={row.state} /> },
      {
        key: 'requested',
        title: t('requested'),
        sort: 'requested_at',
        width: 150,
        render: (row) => <span className="num">{formatInstant(row.requested_at)}</span>,
      },
    ],
    [t],
  );
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(pathOf('salary-portability-new')!)}>
      {t('list.create')}
    </Button>
  );
  return (
    <ListPage
      title={t('list.title')}
      lead={t('list.lead')}
      actions={create}
      aside={
        <SidePanel
          title={t('how.title')}
          inOrder
          points={[t('how.tell'), t('how.days'), t('how.silent'), t('how.end')]}
        />
      }
    >
      <Grid
        label={t('list.title')}
        table={useListTable(salaryPortabilities)}
        columns={columns}
        filters={{
          state: { label: t('stateTitle'), options: STATES.map((value) => ({ value, label: t(`state.${value}`) })) },
        }}
        to={({ id }) => pathOf('salary-portability-detail', { id })!}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}
