import { SortAscendingOutlined } from '@ant-design/icons';
import { useTranslation } from 'react-i18next';
import type { Column } from './column';
import type { ListTable } from '../../data/use-list-table';
import './list-size.css';

interface Props<Row> {
  columns: Column<Row>[];
  table: Pick<ListTable<Row>, 'sorter' | 'setSorter'>;
  /** A button of the filters' line, whose menu is the device's own; else a line above the cards. */
  asButton?: boolean;
}

/** The order of a list shown as cards, where no heads of columns can be pressed. */
export function CardOrder<Row>({ columns, table: { sorter, setSorter }, asButton = false }: Props<Row>) {
  const { t } = useTranslation('shell');
  const offered = columns.filter(({ sort }) => sort);
  if (offered.length === 0) return null;
  const isOffered = offered.some(({ sort }) => sort === sorter?.field);
  const choose = (chosen: string) => {
    const [field, order] = chosen.split(' ');
    setSorter(field ? { field, order: order === 'asc' ? 'asc' : 'desc' } : undefined);
  };
  return (
    <label className={asButton ? 'order-button' : 'list-size card-order'} data-order={sorter?.order}>
      <span className={asButton ? 'sr-only' : undefined}>{t('table.order')}</span>
      {asButton && <SortAscendingOutlined />}
      <select
        value={isOffered ? `${sorter?.field} ${sorter?.order}` : ''}
        onChange={(event) => choose(event.target.value)}
      >
        <option value="">{t('table.orderFirst')}</option>
        {offered.flatMap(({ sort, title: column }) => [
          <option key={`${sort} asc`} value={`${sort} asc`}>
            {t('table.orderAsc', { column })}
          </option>,
          <option key={`${sort} desc`} value={`${sort} desc`}>
            {t('table.orderDesc', { column })}
          </option>,
        ])}
      </select>
    </label>
  );
}
