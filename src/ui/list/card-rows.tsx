import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { RowActions, type RowAction } from '../action/row-actions';
import { TickBox } from '../form/tick-box';
import './cards.css';

export interface CardRow {
  /** Who. */
  title: string;
  /** How much. */
  value?: ReactNode;
  /** When. */
  detail?: ReactNode;
  /** In what state. */
  status?: ReactNode;
}

interface Props<Row> {
  rows: Row[];
  card: (row: Row) => CardRow;
  to?: ((row: Row) => string) | undefined;
  actions?: ((row: Row) => RowAction[]) | undefined;
  selection?: { ids: number[]; onChange: (ids: number[]) => void } | undefined;
}

/** The rows of a list on a phone: who and how much, when and in what state. */
export function CardRows<Row extends { id: number }>({ rows, card, to, actions, selection }: Props<Row>) {
  const { t } = useTranslation('shell');
  return (
    <ul className="cards">
      {rows.map((row) => {
        const { title, value, detail, status } = card(row);
        const ticked = selection?.ids.includes(row.id) ?? false;
        const body = (
          <>
            <span className="card-line">
              <span className="card-who">{title}</span>
              <span className="num">{value}</span>
            </span>
            <span className="card-line card-second">
              <span>{detail}</span>
              {status}
            </span>
          </>
        );
        return (
          <li key={row.id} className="card-row">
            {selection && (
              <TickBox
                checked={ticked}
                aria-label={t('table.select', { what: title })}
                onChange={() =>
                  selection.onChange(ticked ? selection.ids.filter((id) => id !== row.id) : [...selection.ids, row.id])
                }
              />
            )}
            {to ? (
              <Link className="card-link" to={to(row)}>
                {body}
              </Link>
            ) : (
              <div className="card-link">{body}</div>
            )}
            {actions && <RowActions actions={actions(row)} of={title} />}
          </li>
        );
      })}
    </ul>
  );
}
