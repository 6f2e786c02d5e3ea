import { PlusOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { ApiApplication } from '@balcao/contract/developer';
import { useListTable } from '../../data/use-list-table';
import { apiApplications } from '../../resources/developer';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { usePathOf } from '../../ui/page/routing';
import { formatInstant } from '../../ui/text/format';

/** Applications that use the API. */
export default function ApplicationList() {
  const { t } = useTranslation('developer');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const columns = useMemo(
    (): ColumnOf<typeof apiApplications>[] => [
      { key: 'name', title: t('name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      { key: 'scopes', title: t('scopes'), numeric: true, width: 120, render: (row) => row.scopes.length },
      {
        key: 'created',
        title: t('created'),
        sort: 'created_at',
        width: 180,
        render: (row) => <span className="num">{formatInstant(row.created_at)}</span>,
      },
    ],
    [t],
  );
  const cardOf = (row: ApiApplication): CardRow => ({
    title: row.name,
    value: t('scopeCount', { count: row.scopes.length }),
    detail: formatInstant(row.created_at),
  });
  const create = (
    <Button type="primary" icon={<PlusOutlined />} onClick={() => void navigate(pathOf('api:applications:create')!)}>
      {t('create.title')}
    </Button>
  );
  return (
    <ListPage title={t('list.title')} actions={create}>
      <Grid
        label={t('list.title')}
        table={useListTable(apiApplications)}
        columns={columns}
        search={t('list.search')}
        to={({ id }) => pathOf('api:applications:production', { id })!}
        card={cardOf}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText'), action: create }}
      />
    </ListPage>
  );
}
