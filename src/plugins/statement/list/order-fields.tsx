import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';
import type { useStatementOrder } from '../parts/use-statement-order';

/** Which line comes first, and how many come at a time. */
export function OrderFields({ order }: { order: ReturnType<typeof useStatementOrder> }) {
  const { t } = useTranslation(['statement', 'shell']);
  return (
    <>
      <label className="list-size">
        <span>{t('list.order')}</span>
        <select
          value={order.sortDesc ? 'newest' : 'oldest'}
          onChange={(event) => order.setSortDesc(event.target.value === 'newest')}
        >
          <option value="newest">{t('list.newest')}</option>
          <option value="oldest">{t('list.oldest')}</option>
        </select>
      </label>
      <label className="list-size">
        <span>{t('shell:table.rows')}</span>
        <select value={order.pageSize} onChange={(event) => order.setPageSize(Number(event.target.value))}>
          {PAGE_SIZES.map((size) => (
            <option key={size}>{size}</option>
          ))}
        </select>
      </label>
    </>
  );
}
