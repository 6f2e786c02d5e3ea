import { PlusOutlined } from '@ant-design/icons';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import type { SafeContact } from '@balcao/contract/safe-contacts';
import { useListTable } from '../../data/use-list-table';
import { useWrites } from '../../data/use-writes';
import { safeContacts } from '../../resources/safe-contacts';
import { PermissionButton } from '../../ui/action/permission-button';
import { DataTable, type ColumnOf } from '../../ui/list/data-table';
import { ListPage } from '../../ui/page/list-page';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { maskDocument, formatInstant } from '../../ui/text/format';
import { StatusTag } from '../../ui/text/status-tag';

/** The list of safe contacts, each with the time from which it counts. */
export default function ContactListPage() {
  const { t } = useTranslation('safe-contacts');
  const navigate = useNavigate();
  const pathOf = usePathOf();
  const table = useListTable(safeContacts);
  const { remove } = useWrites(safeContacts, { success: t('list.removed') });
  const columns = useMemo<ColumnOf<typeof safeContacts>[]>(
    () => [
      { key: 'name', title: t('list.name'), sort: 'name', render: (row) => row.name },
      { key: 'document', title: t('list.document'), width: 170, render: (row) => maskDocument(row.document) },
      { key: 'place', title: t('list.place'), render: (row) => placeOf(row, t) },
      { key: 'state', title: t('list.state'), width: 220, render: (row) => <State contact={row} /> },
      {
        key: 'created',
        title: t('list.created'),
        sort: 'created_at',
        width: 150,
        render: (row) => formatInstant(row.created_at),
      },
    ],
    [t],
  );
  return (
    <ListPage
      title={t('list.title')}
      actions={
        <PermissionButton
          permission="settings:safe-contacts:create"
          type="primary"
          icon={<PlusOutlined />}
          onClick={() => void navigate(pathOf('settings:safe-contacts:create') ?? '')}
        >
          {t('create.title')}
        </PermissionButton>
      }
    >
      <DataTable
        label={t('list.title')}
        table={table}
        columns={columns}
        actions={(row) => [
          {
            key: 'remove',
            label: t('list.remove'),
            danger: true,
            onClick: () => void remove(row.id).catch(() => undefined),
          },
        ]}
        card={cardOf(t)}
        empty={{
          title: t('list.emptyTitle'),
          text: t('list.emptyText'),
          action: <RouteLink name="settings:safe-contacts">{t('about.how')}</RouteLink>,
        }}
      />
    </ListPage>
  );
}

type T = TFunction<'safe-contacts'>;

const placeOf = ({ pix_key: key, bank_code: bank, branch, account }: SafeContact, t: T): string =>
  key ?? t('list.bank', { bank, branch, account });

function State({ contact }: { contact: SafeContact }) {
  const { t } = useTranslation('safe-contacts');
  return contact.active ? (
    <StatusTag tone="good">{t('list.active')}</StatusTag>
  ) : (
    <StatusTag tone="wait">{t('list.waits', { at: formatInstant(contact.active_at) })}</StatusTag>
  );
}

const cardOf = (t: T) => (row: SafeContact) => ({
  title: row.name,
  value: placeOf(row, t),
  detail: maskDocument(row.document),
  status: <State contact={row} />,
});
