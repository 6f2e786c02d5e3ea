import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { MAX_PICKED } from '../../data/use-selection';

/** Rows can be ticked, on several pages (`useSelection`); `bulk` is what can be done with them, `pickAll` ticks the whole filter. */
export interface TableSelection {
  ids: number[];
  onChange: (ids: number[]) => void;
  pages?: number | undefined;
  /** Rows that can be ticked at most. */
  most?: number;
  pickAll?: () => Promise<void>;
  bulk: ReactNode;
  /** Shown beside the number of ticked rows. */
  note?: ReactNode;
}

/**
 * The bar at the foot of a list, in reach of the thumb: how many rows are ticked, a button that ticks all rows of the filter, and the
 * actions on them.
 */
export function BulkBar({ selection, total }: { selection: TableSelection; total: number }) {
  const { t } = useTranslation('shell');
  const [isPicking, setPicking] = useState(false);
  const { ids, pages = 1, most = MAX_PICKED, bulk, note, onChange, pickAll } = selection;
  const label =
    pages > 1 ? t('table.selectedPages', { count: ids.length, pages }) : t('table.selected', { count: ids.length });
  const pickThem = async () => {
    setPicking(true);
    await pickAll?.().catch(() => undefined);
    setPicking(false);
  };
  return (
    <div className="list-bulk" role="region" aria-label={t('table.bulk')}>
      <div className="bulk-count">
        <strong className="num" role="status">
          {label}
        </strong>
        {note && <span className="bulk-note">{note}</span>}
        {pickAll && ids.length < Math.min(total, most) && (
          <button type="button" className="link-button" disabled={isPicking} onClick={() => void pickThem()}>
            {total > most ? t('table.selectNewest', { count: most }) : t('table.selectAll', { count: total })}
          </button>
        )}
        <button type="button" className="link-button" onClick={() => onChange([])}>
          {t('table.unselect')}
        </button>
      </div>
      <div className="bulk-actions">{bulk}</div>
    </div>
  );
}
