import { SettingOutlined } from '@ant-design/icons';
import { Checkbox, Popover } from 'antd';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Column } from './data-table';

interface Kept {
  dense: boolean;
  hidden: string[];
}

export interface TableViewState {
  dense: boolean;
  hidden: Set<string>;
  toggle: (key: string) => void;
  setDense: (dense: boolean) => void;
}

/** Density and columns of a list, remembered in this browser. */
export function useTableView<Row>(resource: string, columns: Column<Row>[]): TableViewState {
  const place = `balcao:list:${resource}`;
  const [kept, setKept] = useState<Kept>(() => {
    const initial = { dense: false, hidden: columns.filter((column) => column.optional).map((column) => column.key) };
    try {
      return { ...initial, ...(JSON.parse(localStorage.getItem(place) ?? '{}') as Partial<Kept>) };
    } catch {
      return initial;
    }
  });
  const keep = (next: Kept) => {
    setKept(next);
    localStorage.setItem(place, JSON.stringify(next));
  };
  return {
    dense: kept.dense,
    hidden: new Set(kept.hidden),
    toggle: (key) => keep({ ...kept, hidden: kept.hidden.includes(key) ? kept.hidden.filter((k) => k !== key) : [...kept.hidden, key] }),
    setDense: (dense) => keep({ ...kept, dense }),
  };
}

/** The control of {@link useTableView}. */
export function TableView<Row>({ view, columns }: { view: TableViewState; columns: Column<Row>[] }) {
  const { t } = useTranslation('shell');
  const content = (
    <div className="view-panel">
      <Checkbox checked={view.dense} onChange={(event) => view.setDense(event.target.checked)}>
        {t('table.dense')}
      </Checkbox>
      <strong>{t('table.columns')}</strong>
      {columns.map((column) => (
        <Checkbox key={column.key} disabled={column.name !== undefined} checked={!view.hidden.has(column.key)} onChange={() => view.toggle(column.key)}>
          {column.title}
        </Checkbox>
      ))}
    </div>
  );
  return (
    <Popover content={content} trigger="click" placement="topRight">
      <button type="button" className="link-button">
        <SettingOutlined /> {t('table.view')}
      </button>
    </Popover>
  );
}
