import { SortAscendingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import { PAGE_SIZES } from '@balcao/contract/shared/paging';
import type { useStatementOrder } from '../parts/use-statement-order';
import '../../../ui/list/list-size.css';

interface Props {
  order: ReturnType<typeof useStatementOrder>;
}

/** The orders offered. */
const ORDERS = [
  { by: 'date', desc: true, name: 'newest' },
  { by: 'date', desc: false, name: 'oldest' },
  { by: 'value', desc: true, name: 'mostIn' },
  { by: 'value', desc: false, name: 'mostOut' },
  { by: 'description', desc: false, name: 'byDescription' },
  { by: 'type', desc: false, name: 'byType' },
] as const;

/** Which line comes first; on a phone an icon beside that of the filters. */
export function OrderField({ order }: Props) {
  const { t } = useTranslation('statement');
  return (
    <label className="list-size statement-order">
      <span>{t('list.order')}</span>
      <SortAscendingOutlined aria-hidden="true" />
      <select
        value={`${order.sortBy} ${order.sortDesc}`}
        onChange={({ target }) => {
          const chosen = ORDERS.find(({ by, desc }) => target.value === `${by} ${desc}`)!;
          order.setSort(chosen.by, chosen.desc);
        }}
      >
        {ORDERS.map(({ by, desc, name }) => (
          <option key={name} value={`${by} ${desc}`}>
            {t(`list.${name}`)}
          </option>
        ))}
      </select>
    </label>
  );
}

/** How many lines come at a time. */
export function SizeField({ order }: Props) {
  const { t } = useTranslation('shell');
  return (
    <label className="list-size">
      <span>{t('table.rows')}</span>
      <select value={order.pageSize} onChange={(event) => order.setPageSize(Number(event.target.value))}>
        {PAGE_SIZES.map((size) => (
          <option key={size}>{size}</option>
        ))}
      </select>
    </label>
  );
}
