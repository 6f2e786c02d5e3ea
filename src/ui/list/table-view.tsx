import { SettingOutlined } from '@ant-design/icons';
import { Button, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import { useSession } from '../../data/session';
import { TickBox } from '../form/tick-box';

interface Stored {
  dense: boolean;
  /** Columns that the user showed (true) or hid (false), by key; others follow their default. */
  columns: Record<string, boolean>;
}

export interface TableViewState {
  dense: boolean;
  isShown: (key: string) => boolean;
  toggle: (key: string) => void;
  setDense: (dense: boolean) => void;
  /** Keys of the columns shown, and setting them all at once. */
  shown: string[];
  setShown: (keys: readonly string[]) => void;
}

const NOTHING_CHOSEN: Stored = { dense: false, columns: {} };

/** Density and columns of a list, remembered in this browser for the user. */
export function useTableView<Row>(resource: string, columns: Column<Row>[]): TableViewState {
  const place = `balcao:list:${useSession().session.user.id}:${resource}`;
  const [stored, setStored] = useState<Stored>(() => {
    try {
      return { ...NOTHING_CHOSEN, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Stored>) };
    } catch {
      return NOTHING_CHOSEN;
    }
  });
  const store = (next: Stored) => {
    setStored(next);
    localStorage.setItem(place, JSON.stringify(next));
  };
  const isShown = (key: string) => stored.columns[key] ?? !columns.find((column) => column.key === key)?.optional;
  return {
    dense: stored.dense,
    isShown,
    toggle: (key) => store({ ...stored, columns: { ...stored.columns, [key]: !isShown(key) } }),
    setDense: (dense) => store({ ...stored, dense }),
    shown: columns.filter((column) => isShown(column.key)).map((column) => column.key),
    // the name column holds the row's link, so it is always shown
    setShown: (keys) =>
      store({
        ...stored,
        columns: Object.fromEntries(columns.map(({ key, name }) => [key, name !== undefined || keys.includes(key)])),
      }),
  };
}

/** The button and menu that change {@link useTableView}. */
export function TableView<Row>({
  view,
  columns,
  inBar = false,
}: {
  view: TableViewState;
  columns: Column<Row>[];
  inBar?: boolean;
}) {
  const { t } = useTranslation('shell');
  const content = (
    <div className="view-panel" role="dialog" aria-label={t('table.view')}>
      <label className="tick-line">
        <TickBox checked={view.dense} onChange={(event) => view.setDense(event.target.checked)} />
        {t('table.dense')}
      </label>
      <strong>{t('table.columns')}</strong>
      {columns.map((column) => (
        <label key={column.key} className="tick-line">
          <TickBox
            disabled={column.name !== undefined}
            checked={view.isShown(column.key)}
            onChange={() => view.toggle(column.key)}
          />
          {column.title}
        </label>
      ))}
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement={inBar ? 'bottomRight' : 'topRight'} arrow={!inBar}>
      {inBar ? (
        <Button icon={<SettingOutlined />} aria-haspopup="dialog">
          {t('table.view')}
        </Button>
      ) : (
        <button type="button" className="link-button">
          <SettingOutlined /> {t('table.view')}
        </button>
      )}
    </Popover>
  );
}
