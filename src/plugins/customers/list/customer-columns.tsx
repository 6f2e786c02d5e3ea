import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CustomerRow } from '@balcao/contract/customers';
import type { CardRow } from '../../../ui/list/card-rows';
import type { ColumnOf } from '../../../ui/list/data-table';
import type { customers } from '../../../resources/customers';
import { daysBetween, formatDay, maskDocument, formatInteger, formatPhone } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import { useToday } from '../../../ui/text/use-today';

const dash = <span className="faint">–</span>;

export function useCustomerColumns(): ColumnOf<typeof customers>[] {
  const { t } = useTranslation('customers');
  return useMemo(
    () => [
      { key: 'name', title: t('column.name'), sort: 'name', name: (row) => row.name, render: (row) => row.name },
      {
        key: 'document',
        title: t('column.document'),
        sort: 'document',
        width: 152,
        render: (row) => <span className="num">{maskDocument(row.document)}</span>,
      },
      { key: 'email', title: t('column.email'), width: 164, ellipsis: true, render: (row) => row.email ?? dash },
      {
        key: 'phone',
        title: t('column.phone'),
        width: 128,
        render: (row) => (row.phone ? <span className="num">{formatPhone(row.phone)}</span> : dash),
      },
      {
        key: 'groups',
        title: t('column.groups'),
        width: 128,
        ellipsis: true,
        optional: true,
        render: (row) => row.groups.map(({ name }) => name).join(', ') || dash,
      },
      {
        key: 'open',
        title: t('column.open'),
        sort: 'open',
        first: 'desc',
        width: 156,
        numeric: true,
        render: (row) => <Open row={row} />,
      },
      {
        key: 'late',
        title: t('column.late'),
        sort: 'late',
        first: 'desc',
        width: 104,
        numeric: true,
        render: ({ overdueSince }) => (overdueSince ? <Late since={overdueSince} /> : dash),
      },
      {
        key: 'createdAt',
        title: t('column.createdAt'),
        sort: 'created_at',
        width: 132,
        optional: true,
        render: (row) => <span className="num">{formatDay(row.created_at)}</span>,
      },
    ],
    [t],
  );
}

/** Value still to be paid, and in how many charges. */
function Open({ row }: { row: CustomerRow }) {
  const { t } = useTranslation('customers');
  if (row.openCharges === 0) return dash;
  return (
    <>
      <span className="soft">
        <span aria-hidden="true">{formatInteger(row.openCharges)} · </span>
        <span className="sr-only">{t('list.openCharges', { count: row.openCharges })}</span>
      </span>
      <Money cents={row.openValue} />
    </>
  );
}

/** For how many days the oldest unpaid charge has been overdue. */
function Late({ since }: { since: string }) {
  const { t } = useTranslation('customers');
  return <span className="num late">{t('list.late', { count: daysBetween(since, useToday()) })}</span>;
}

/** The card that shows a row of the list on a phone: name and open value, document, and how long overdue. */
export function useCustomerCard() {
  const { t } = useTranslation('customers');
  return (row: CustomerRow): CardRow => ({
    title: row.name,
    value: row.openCharges > 0 ? <Money cents={row.openValue} /> : null,
    detail: <span className="num">{maskDocument(row.document)}</span>,
    status:
      row.openCharges > 0 ? (
        <span>
          {t('list.openCharges', { count: row.openCharges })}
          {row.overdueSince && (
            <>
              {' · '}
              <Late since={row.overdueSince} />
            </>
          )}
        </span>
      ) : null,
  });
}
