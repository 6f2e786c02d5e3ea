import { Button } from 'antd';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { FailureCard, useReason } from '../page/failure-card';
import type { ListTable } from '../../data/use-list-table';
import { useLate } from '../page/use-late';

interface Props {
  table: Pick<ListTable<unknown>, 'isLoading' | 'isFetching' | 'error' | 'retry' | 'filterCount' | 'clearFilters'>;
  empty: { title: string; text: string; action?: ReactNode };
  columns: number;
}

/** What a list shows instead of rows: its skeleton, its failure, no result of a filter, or nothing yet. */
export function ListState({ table, empty, columns }: Props) {
  const { t } = useTranslation('shell');
  const late = useLate(table.isLoading);
  const reason = useReason();
  if (table.isLoading) return <div className="list-wait">{late && <Skeleton columns={columns} />}</div>;
  if (table.error)
    return (
      <FailureCard kind="communication" text={reason(table.error)} onRetry={table.retry} isBusy={table.isFetching} />
    );
  if (table.filterCount > 0)
    return (
      <div className="list-blank">
        <h2>{t('table.emptyFiltered')}</h2>
        <p>{t('table.emptyFilteredText')}</p>
        <Button onClick={table.clearFilters}>{t('filters.clear')}</Button>
      </div>
    );
  return (
    <div className="list-blank">
      <h2>{empty.title}</h2>
      <p>{empty.text}</p>
      {empty.action}
    </div>
  );
}

function Skeleton({ columns }: { columns: number }) {
  const { t } = useTranslation('shell');
  return (
    <div role="status" aria-label={t('loading')}>
      {Array.from({ length: 12 }, (_, row) => (
        <div className="bones" key={row} aria-hidden="true">
          {Array.from({ length: columns }, (_, cell) => (
            <span className="bone" key={cell} style={{ width: `${55 + ((row * 7 + cell * 13) % 40)}%` }} />
          ))}
        </div>
      ))}
    </div>
  );
}
