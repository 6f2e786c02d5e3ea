import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PagePrefetch } from './page-prefetch';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';
import type { ListTable } from '../../data/use-list-table';
import './list-size.css';

interface Props {
  table: Pick<
    ListTable<unknown>,
    'total' | 'isLowerBound' | 'page' | 'pageSize' | 'setPage' | 'setPageSize' | 'asked'
  > & {
    isFetching?: boolean;
  };
  view?: ReactNode;
  /** The list is a part of a page, which stays where it is when its pages turn. */
  isPart?: boolean;
}

/** 'Total de N itens', rows per page 15/25/50/100 and the pager (SHELL-2.3-9), the same on a phone. */
export function TableFooter({ table, view, isPart = false }: Props) {
  const { t } = useTranslation('shell');
  const pages = Math.max(1, Math.ceil(table.total / table.pageSize));
  const [isPrefetching, setPrefetching] = useState(false);
  const last = table.page >= pages && !table.isLowerBound;
  const turn = (page: number) => {
    table.setPage(page);
    if (!isPart) window.scrollTo({ top: 0 });
  };
  return (
    <footer className="list-foot">
      <span className="num list-total" role="status">
        {t(table.isLowerBound ? 'table.totalAtLeast' : 'table.total', { count: table.total })}
      </span>
      {view}
      <label className="list-size">
        <span>{t('table.rows')}</span>
        <select value={table.pageSize} onChange={(event) => table.setPageSize(Number(event.target.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
      <nav className="pager" aria-label={t('table.pages')}>
        <button
          type="button"
          className="icon-button"
          disabled={table.page <= 1}
          onClick={() => turn(table.page - 1)}
          aria-label={t('table.previous')}
        >
          <LeftOutlined />
        </button>
        <span className="num" aria-current="page">
          {table.isLowerBound ? t('table.page', { page: table.page }) : t('table.pageOf', { page: table.page, pages })}
        </span>
        <button
          type="button"
          className="icon-button"
          disabled={last}
          onClick={() => turn(table.page + 1)}
          onPointerEnter={() => setPrefetching(true)}
          onPointerLeave={({ currentTarget }) => setPrefetching(currentTarget === document.activeElement)}
          onFocus={() => setPrefetching(true)}
          onBlur={({ currentTarget }) => setPrefetching(currentTarget.matches(':hover'))}
          aria-label={t('table.next')}
        >
          <RightOutlined />
        </button>
        {isPrefetching && !last && !table.isFetching && table.asked && (
          <PagePrefetch asked={table.asked} pageSize={table.pageSize} page={table.page + 1} />
        )}
      </nav>
    </footer>
  );
}
