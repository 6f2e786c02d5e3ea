import { CloseCircleFilled, FilterOutlined, SearchOutlined } from '@ant-design/icons';
import { Button } from 'antd';
import { Suspense, useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { SheetClosing } from '../action/close-sheet';
import { FilterChips, type FilterChip } from './filter-chips';
import type { ListTable } from '../../data/use-list-table';
import { useIsPhone } from '../page/use-is-phone';
import { useStable } from '../../data/use-stable';
import './filter-bar.css';

export type FilterTable = Pick<ListTable<unknown>, 'filterOf' | 'setFilter' | 'clearFilters'>;

interface Props {
  table: FilterTable;
  /** On a phone the order of the list's cards stands beside the filters. */
  order?: ReactNode;
  /** Field of the text search and what it looks in: 'Buscar por nome, documento ou e-mail'. */
  search?: { field: string; label: string };
  /** Every filter, in a `FilterSheet` of the page's own, lazy: 'Filtros' opens it. */
  sheet?: ReactNode;
  /** A chip for each filter that is set, other than the search. */
  chips?: FilterChip[];
  /** At the right end: export, columns. */
  extra?: ReactNode;
}

/** Search and filters of a list; what they hold is in the URL. */
export function FilterBar({ table, order, search, sheet, chips = [], extra }: Props) {
  const { t } = useTranslation('shell');
  const phone = useIsPhone();
  const [open, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const held = chips.length;
  const label = held > 0 ? t('filters.openCount', { count: held }) : t('filters.open');
  const close = () => {
    setOpen(false);
    opener.current?.focus();
  };
  return (
    <>
      <div className="filters" role="search">
        {search && <SearchField table={table} field={search.field} label={search.label} />}
        {sheet && (
          <Button
            ref={opener}
            icon={<FilterOutlined />}
            aria-haspopup="dialog"
            aria-label={label}
            onClick={() => setOpen(true)}
          >
            {phone ? held || null : label}
          </Button>
        )}
        {phone && order}
        {extra && <div className="filters-extra">{extra}</div>}
        {open && (
          <Suspense fallback={null}>
            <SheetClosing value={close}>{sheet}</SheetClosing>
          </Suspense>
        )}
      </div>
      {chips.length > 0 && <FilterChips chips={chips} onClear={table.clearFilters} />}
    </>
  );
}

/** Waits 350 ms after the last key before asking. */
function SearchField({ table, field, label }: { table: FilterTable; field: string; label: string }) {
  const { t } = useTranslation('shell');
  const held = String(table.filterOf(field) ?? '');
  const [text, setText] = useState(held);
  const input = useRef<HTMLInputElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const sent = useRef(held);
  useEffect(() => {
    // The URL changed by other means (Back, 'Limpar filtros').
    if (held !== sent.current) {
      sent.current = held;
      setText(held);
    }
  }, [held]);
  // When a cached page is shown again, the field shows the text that its list was fetched with.
  useEffect(() => {
    setText(sent.current);
    return () => clearTimeout(timer.current);
  }, []);
  // by the time it is sent, another filter may have been set
  const setFilter = useStable(table.setFilter);
  const send = (value: string) => {
    clearTimeout(timer.current);
    sent.current = value.trim();
    setFilter(field, value.trim());
  };
  return (
    <div className="filters-search">
      <SearchOutlined aria-hidden="true" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={text}
        maxLength={120}
        onChange={(event) => {
          const { value } = event.target;
          setText(value);
          clearTimeout(timer.current);
          if (value === '') send('');
          else timer.current = setTimeout(() => send(value), 350);
        }}
        onKeyDown={(event) => event.key === 'Enter' && send(text)}
      />
      {text && (
        <button
          type="button"
          aria-label={t('clear')}
          onClick={() => {
            setText('');
            send('');
            input.current?.focus();
          }}
        >
          <CloseCircleFilled />
        </button>
      )}
    </div>
  );
}
