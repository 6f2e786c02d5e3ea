import { LeftOutlined, RightOutlined } from '@ant-design/icons';
import { useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageAhead } from './page-ahead';
import { PAGE_SIZES, type ListTable } from './use-list-table';

interface Props {
  table: Pick<ListTable<unknown>, 'total' | 'atLeast' | 'page' | 'pageSize' | 'setPage' | 'setPageSize' | 'asked'> & {
    isFetching?: boolean;
  };
  view?: ReactNode;
}

/** 'Total de N itens', rows per page 15/25/50/100 and the pager (SHELL-2.3-9), the same on a phone. */
export function TableFooter({ table, view }: Props) {
  const { t } = useTranslation('shell');
  const pages = Math.max(1, Math.ceil(table.total / table.pageSize));
  const [ahead, setAhead] = useState(false);
  const last = table.page >= pages && !table.atLeast;
  const turn = (page: number) => {
    table.setPage(page);
    window.scrollTo({ top: 0 });
  };
  return (
    <footer className="list-foot">
      <span className="num list-total" role="status">
        {t(table.atLeast ? 'table.totalAtLeast' : 'table.total', { count: table.total })}
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
          {table.atLeast ? t('table.page', { page: table.page }) : t('table.pageOf', { page: table.page, pages })}
        </span>
        <button
          type="button"
          className="icon-button"
          disabled={last}
          onClick={() => turn(table.page + 1)}
          onPointerEnter={() => setAhead(true)}
          onPointerLeave={({ currentTarget }) => setAhead(currentTarget === document.activeElement)}
          onFocus={() => setAhead(true)}
          onBlur={({ currentTarget }) => setAhead(currentTarget.matches(':hover'))}
          aria-label={t('table.next')}
        >
          <RightOutlined />
        </button>
        {ahead && !last && !table.isFetching && table.asked && (
          <PageAhead asked={table.asked} pageSize={table.pageSize} page={table.page + 1} />
        )}
      </nav>
    </footer>
  );
}
