import { UserAddOutlined } from '@ant-design/icons';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { Subuser } from '@balcao/contract/subusers';
import type { TableOf } from '../../../data/use-list-table';
import type { subusersEnabled } from '../../../resources/subusers';
import { PermissionButton } from '../../../ui/action/permission-button';
import { CardOrder } from '../../../ui/list/card-order';
import { DataTable } from '../../../ui/list/data-table';
import { FilterBar } from '../../../ui/list/filter-bar';
import { ListPage } from '../../../ui/page/list-page';
import { usePathOf } from '../../../ui/page/routing';
import { StatusTabs, type Status } from '../parts/tabs';
import { columnsOf, useCard } from './columns';
import { ConfirmAction, type Asked } from './confirm-action';
import { useRowMenu } from './row-menu';

/** One of the three lists of sub-users. */
export function SubuserGrid({ status, table }: { status: Status; table: TableOf<typeof subusersEnabled> }) {
  const { t } = useTranslation('subusers');
  const pathOf = usePathOf();
  const [asked, setAsked] = useState<Asked>();
  const menuOf = useRowMenu(status, setAsked);
  const columns = useMemo(() => columnsOf(t, status), [t, status]);
  const card = useCard(status);
  const toEdit = (row: Subuser) => pathOf('settings:subuser:edit', { id: row.id })!;
  return (
    <ListPage title={t('list.title')} tabs={<StatusTabs current={status} />} actions={<InviteButton />}>
      <FilterBar
        table={table}
        order={<CardOrder columns={columns} table={table} asButton />}
        search={{ field: 'text', label: t('list.search') }}
      />
      <DataTable
        label={t('list.label')}
        table={table}
        columns={columns}
        orderInBar
        {...(status === 'pending' ? {} : { to: toEdit })}
        actions={menuOf}
        card={card}
        empty={{ title: t(`list.${status}Empty`), text: t(`list.${status}EmptyText`), action: <InviteButton /> }}
      />
      {asked && <ConfirmAction asked={asked} onClose={() => setAsked(undefined)} />}
    </ListPage>
  );
}

function InviteButton() {
  const { t } = useTranslation('subusers');
  const navigate = useNavigate();
  const path = usePathOf()('subuser-invite')!;
  return (
    <PermissionButton
      type="primary"
      icon={<UserAddOutlined />}
      permission="settings:subuser"
      onClick={() => void navigate(path)}
    >
      {t('list.invite')}
    </PermissionButton>
  );
}
