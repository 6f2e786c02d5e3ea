import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { AccessEvent } from '@balcao/contract/trust-centre';
import { useListTable } from '../../data/use-list-table';
import { accessEvents } from '../../resources/trust-centre';
import type { CardRow } from '../../ui/list/card-rows';
import type { ColumnOf } from '../../ui/list/data-table';
import { Grid } from '../../ui/list/grid';
import { ListPage } from '../../ui/page/list-page';
import { formatInstant } from '../../ui/text/format';
import { Deliveries } from './deliveries';
import { EventTotals, KINDS } from './event-totals';
import { Seal } from './seal';

/** Events of sign-ins, devices, secrets, permissions and exports: who, when, from which IP address. */
export default function EventList() {
  const { t } = useTranslation('trust-centre');
  const table = useListTable(accessEvents);
  const card = (row: AccessEvent): CardRow => ({
    title: row.what,
    value: row.user ?? t('bank'),
    detail: <span className="num">{formatInstant(row.at)}</span>,
    status: row.about ?? row.ip,
  });
  return (
    <ListPage title={t('title')} lead={t('lead')} back>
      <Grid
        label={t('label')}
        table={table}
        columns={useEventColumns()}
        card={card}
        summary={<EventTotals table={table} />}
        filters={{
          kind: { label: t('kind.label'), options: KINDS.map((value) => ({ value, label: t(`kind.${value}`) })) },
          period: { label: t('period') },
        }}
        exports="POST /trust-centre/export"
        empty={{ title: t('empty.title'), text: t('empty.text') }}
      />
      <Deliveries />
      <Seal />
    </ListPage>
  );
}

function useEventColumns(): ColumnOf<typeof accessEvents>[] {
  const { t } = useTranslation('trust-centre');
  return useMemo(
    () => [
      {
        key: 'at',
        title: t('column.at'),
        sort: 'at',
        width: 140,
        render: (row) => <span className="num">{formatInstant(row.at)}</span>,
      },
      { key: 'what', title: t('column.what'), name: (row) => row.what, render: (row) => <What row={row} /> },
      { key: 'about', title: t('column.about'), width: 180, ellipsis: true, render: (row) => row.about ?? '' },
      { key: 'who', title: t('column.who'), width: 150, ellipsis: true, render: (row) => row.user ?? t('bank') },
      { key: 'ip', title: t('column.ip'), width: 116, render: (row) => <span className="num">{row.ip}</span> },
      {
        key: 'entry',
        title: t('column.entry'),
        width: 80,
        numeric: true,
        optional: true,
        render: (row) => <span className="num">{row.entry}</span>,
      },
    ],
    [t],
  );
}

const MOST_CHANGES = 3;

function What({ row: { what, changes } }: { row: AccessEvent }) {
  const { t } = useTranslation('trust-centre');
  return (
    <>
      {what}
      {changes.slice(0, MOST_CHANGES).map((change) => (
        <div key={change.what} className="soft">
          {t('change', change)}
        </div>
      ))}
      {changes.length > MOST_CHANGES && (
        <div className="soft">{t('moreChanges', { count: changes.length - MOST_CHANGES })}</div>
      )}
    </>
  );
}
