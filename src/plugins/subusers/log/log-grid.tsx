import { lazy, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { ActionLine } from '@balcao/contract/subusers';
import { useSession } from '../../../data/session';
import { useAction, useCall } from '../../../data/use-call';
import type { TableOf } from '../../../data/use-list-table';
import type { accountLogs } from '../../../resources/subusers';
import { ExportButton } from '../../../ui/action/export-button';
import type { CardRow } from '../../../ui/list/card-rows';
import { CardOrder } from '../../../ui/list/card-order';
import { DataTable, type ColumnOf } from '../../../ui/list/data-table';
import { FilterBar } from '../../../ui/list/filter-bar';
import { RouteLink } from '../../../ui/page/routing';
import { formatInstant } from '../../../ui/text/format';
import { useLogChips } from './log-chips';

const Sheet = lazy(() => import('./log-filters'));

const MOST_CHANGES = 3;

interface Props {
  table: TableOf<typeof accountLogs>;
  /** The log of one person, which has no filter by person. */
  ofOne?: boolean;
}

/** Who did what, when, from where, and what changed. */
export function LogGrid({ table, ofOne = false }: Props) {
  const { t } = useTranslation('subusers');
  const { data: catalogue } = useCall('GET /permissions/catalogue', {});
  const { data: known } = useCall('GET /subusers', {});
  const actions = catalogue?.actions ?? [];
  const people = known?.people ?? [];
  const exporting = useAction('POST /account-logs/export');
  const chips = useLogChips(table, { actions, people, ofOne });
  const columns = useMemo(
    (): ColumnOf<typeof accountLogs>[] => [
      {
        key: 'at',
        title: t('log.when'),
        sort: 'at',
        width: 170,
        render: (row) => <span className="num">{formatInstant(row.at)}</span>,
      },
      { key: 'who', title: t('log.who'), width: 180, ellipsis: true, render: (row) => row.user ?? t('log.bank') },
      { key: 'what', title: t('log.what'), render: (row) => <What row={row} /> },
      { key: 'about', title: t('log.about'), width: 320, ellipsis: true, render: (row) => <About row={row} /> },
      { key: 'ip', title: t('log.ip'), width: 120, render: (row) => <span className="num">{row.ip}</span> },
    ],
    [t],
  );
  const card = (row: ActionLine): CardRow => ({
    title: row.what,
    value: row.user ?? t('log.bank'),
    detail: <span className="num">{formatInstant(row.at)}</span>,
    status: row.about ? <About row={row} /> : row.ip,
  });
  return (
    <>
      <FilterBar
        table={table}
        order={<CardOrder columns={columns} table={table} asButton />}
        chips={chips}
        sheet={<Sheet table={table} actions={actions} people={ofOne ? [] : people} />}
        extra={
          <ExportButton
            place="account-log-export"
            start={(format) => exporting.run({ body: { ...table.body, format } })}
          />
        }
      />
      <DataTable
        label={t('log.label')}
        table={table}
        columns={columns}
        orderInBar
        card={card}
        empty={{ title: t('log.empty'), text: t('log.emptyText') }}
      />
    </>
  );
}

/** Whom or what it was done to; of money, a link to its receipt where one may see it. */
function About({ row: { about, operation } }: { row: ActionLine }) {
  const { can } = useSession();
  if (!operation || !can('pay-transfer:receipts').can) return <>{about}</>;
  return (
    <RouteLink name="pay-transfer:receipts-detail" params={{ id: operation }}>
      {about}
    </RouteLink>
  );
}

function What({ row: { what, changes } }: { row: ActionLine }) {
  const { t } = useTranslation('subusers');
  return (
    <>
      {what}
      {changes.slice(0, MOST_CHANGES).map((change) => (
        <div key={change.what} className="soft">
          {t('log.change', change)}
        </div>
      ))}
      {changes.length > MOST_CHANGES && (
        <div className="soft">{t('log.more', { count: changes.length - MOST_CHANGES })}</div>
      )}
    </>
  );
}
