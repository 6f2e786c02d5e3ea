import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import type { Subuser } from '@balcao/contract/subusers';
import type { subusersEnabled } from '../../../resources/subusers';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import { dayOf, formatDay, maskDocument, formatInstant, formatRelative } from '../../../ui/text/format';
import { StatusTag } from '../../../ui/text/status-tag';
import type { Status } from '../parts/tabs';

type T = TFunction<'subusers'>;

const isExpired = ({ expires_at }: Subuser): boolean => expires_at !== null && Date.parse(expires_at) < Date.now();

/** When the sub-user last signed in, or until when their invitation can be accepted. */
function standing(t: T, row: Subuser, status: Status, inCard = false) {
  if (status !== 'pending')
    return row.last_access_at ? formatRelative(row.last_access_at) : <span className="soft">{t('column.never')}</span>;
  const at = row.expires_at ?? row.created_at;
  if (!isExpired(row)) return inCard ? t('column.until', { at: formatInstant(at) }) : formatInstant(at);
  return <StatusTag tone="warn">{t('column.expired', { at: formatDay(dayOf(at)) })}</StatusTag>;
}

export const columnsOf = (t: T, status: Status): ColumnOf<typeof subusersEnabled>[] => [
  { key: 'name', title: t('column.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
  {
    key: 'cpf',
    title: t('column.cpf'),
    width: 150,
    render: (row) => <span className="num">{maskDocument(row.cpf)}</span>,
  },
  { key: 'email', title: t('column.email'), ellipsis: true, render: (row) => row.email },
  { key: 'granted', title: t('column.granted'), width: 120, numeric: true, render: (row) => row.granted },
  status === 'pending'
    ? { key: 'expires', title: t('column.expires'), width: 220, render: (row) => standing(t, row, status) }
    : {
        key: 'lastAccess',
        title: t('column.lastAccess'),
        sort: 'last_access_at',
        width: 180,
        render: (row) => standing(t, row, status),
      },
];

export function useCard(status: Status) {
  const { t } = useTranslation('subusers');
  return (row: Subuser): CardRow => ({ title: row.name, detail: row.email, status: standing(t, row, status, true) });
}
