import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { SafeContact } from '@balcao/contract/safe-contacts';
import { useAction } from '../../data/use-call';
import { useListTable } from '../../data/use-list-table';
import { safeContacts } from '../../resources/safe-contacts';
import { DataTable, type ColumnOf } from '../../ui/list/data-table';
import { ListPage } from '../../ui/page/list-page';
import { RouteLink } from '../../ui/page/routing';
import { formatDocument, formatInstant } from '../../ui/text/format';
import { StatusTag } from '../../ui/text/status-tag';

/** The safe contacts, each with from when it counts. */
export default function ContactListPage() {
  const { t } = useTranslation('safe-contacts');
  const table = useListTable(safeContacts);
  const { run } = useAction('DELETE /safe-contacts/{id}', {
    invalidates: ['safe-contacts'],
    success: t('list.removed'),
  });
  const columns = useMemo<ColumnOf<typeof safeContacts>[]>(
    () => [
      { key: 'name', title: t('list.name'), sort: 'name', render: (row) => row.name },
      { key: 'document', title: t('list.document'), width: 170, render: (row) => formatDocument(row.document) },
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
  const remove = (id: number) => run({ params: { id } }).catch(() => undefined);
  return (
    <ListPage
      title={t('list.title')}
      actions={<RouteLink name="settings:safe-contacts:create">{t('create.title')}</RouteLink>}
    >
      <DataTable
        label={t('list.title')}
        table={table}
        columns={columns}
        actions={(row) => [
          { key: 'remove', label: t('list.remove'), danger: true, onClick: () => void remove(row.id) },
        ]}
        card={cardOf(t)}
        empty={{ title: t('list.emptyTitle'), text: t('list.emptyText') }}
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
  detail: formatDocument(row.document),
  status: <State contact={row} />,
});
