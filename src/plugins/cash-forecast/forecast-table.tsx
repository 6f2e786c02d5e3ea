import { useTranslation } from 'react-i18next';
import type { CashForecast } from '@balcao/contract/cash-forecast';
import { formatDay, formatMoney, formatSigned } from '../../ui/text/format';
import '../../ui/list/plain-table.css';

/** The days on which money comes in or leaves, in numbers, with the first and the last day. */
export function ForecastTable({ days }: Pick<CashForecast, 'days'>) {
  const { t } = useTranslation('cash-forecast');
  const moved = days.filter((one, n) => n === 0 || one.in > 0 || one.out > 0 || n === days.length - 1);
  return (
    <table className="plain-table">
      <caption className="sr-only">{t('picture')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('day')}</th>
          <th scope="col" className="right">
            {t('net')}
          </th>
          <th scope="col" className="right">
            {t('balance')}
          </th>
        </tr>
      </thead>
      <tbody>
        {moved.map((one) => (
          <tr key={one.day}>
            <th scope="row">{formatDay(one.day)}</th>
            <td className="right num">{formatSigned(one.in - one.out)}</td>
            <td className="right num">{formatMoney(one.balance)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
