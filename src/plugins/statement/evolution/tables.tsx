import { useTranslation } from 'react-i18next';
import { formatDay } from '../../../ui/text/format';
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
export interface DayFigures {
  day: string;
  balance: number;
}

/** The balance at the end of each day, latest first. */
export function BalanceTable({ days }: { days: DayFigures[] }) {
  const { t } = useTranslation('statement');
  return (
    <div className="picture-rows">
      <table className="plain-table">
        <caption className="sr-only">{t('evolution.balance')}</caption>
        <thead>
          <tr>
            <th scope="col">{t('evolution.day')}</th>
            <th scope="col" className="right">
              {t('evolution.balanceAt')}
            </th>
          </tr>
        </thead>
        <tbody>
          {days.toReversed().map(({ day, balance }) => (
            <tr key={day}>
              <td>{formatDay(day)}</td>
              <td className="right num">
                <Money cents={balance} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
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
