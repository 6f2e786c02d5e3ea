import { useTranslation } from 'react-i18next';
import { Money } from '../../../ui/text/money';
import { monthName } from './month-name';
import '../../../ui/list/plain-table.css';

/** Money in, money out and closing balance of a month ('yyyy-mm'), integer cents. */
export interface MonthFigures {
  month: string;
  in: number;
  out: number;
  balance: number;
}
/** Money in, money out and closing balance of each month, latest first. */
export function MonthTable({ months }: { months: MonthFigures[] }) {
  const { t } = useTranslation('statement');
  const columns = ['in', 'out', 'balance'] as const;
  return (
    <table className="plain-table">
      <caption className="sr-only">{t('evolution.months')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('evolution.month')}</th>
          {columns.map((column) => (
            <th scope="col" className="right" key={column}>
              {t(column === 'balance' ? 'evolution.balanceAt' : `evolution.${column}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map((row) => (
          <tr key={row.month}>
            <td>{monthName(row.month)}</td>
            {columns.map((column) => (
              <td className="right num" key={column}>
                <Money cents={Math.abs(row[column])} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
