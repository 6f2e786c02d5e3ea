import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/format';

interface Month {
  /** yyyy-mm. */
  month: string;
  /** Integer cents. */
  issued: number;
  paid: number;
}

const name = new Intl.DateTimeFormat('pt-BR', { month: 'short', timeZone: 'UTC' });
const nameOf = (month: string) => name.format(new Date(`${month}-01T00:00:00Z`)).replace('.', '');
const yearOf = (month: string) => `/${month.slice(2, 4)}`;

/** Issued and paid month by month: bars to see, the same numbers as a table to read and hear. */
export function Months({ months }: { months: Month[] }) {
  const { t } = useTranslation('customers');
  const most = Math.max(1, ...months.flatMap(({ issued, paid }) => [issued, paid]));
  const height = (cents: number) => `${Math.round((cents / most) * 100)}%`;
  return (
    <div className="months">
      <div className="months-head">
        <span className="months-title">{t('detail.months')}</span>
        <span className="months-keys">
          <span className="months-key months-issued">{t('detail.issued')}</span>
          <span className="months-key months-paid">{t('detail.paid')}</span>
        </span>
      </div>
      <table>
        <caption className="sr-only">{t('detail.months')}</caption>
        <thead className="sr-only">
          <tr>
            <th scope="col">{t('detail.month')}</th>
            <th scope="col">{t('detail.issued')}</th>
            <th scope="col">{t('detail.paid')}</th>
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, issued, paid }) => (
            <tr key={month} title={`${nameOf(month)}${yearOf(month)}: ${formatMoney(issued)} · ${formatMoney(paid)}`}>
              <th scope="row">
                {nameOf(month)}
                <span className="months-year">{yearOf(month)}</span>
              </th>
              <td className="months-issued">
                <span className="bar" style={{ height: height(issued) }} />
                <span className="sr-only">{formatMoney(issued)}</span>
              </td>
              <td className="months-paid">
                <span className="bar" style={{ height: height(paid) }} />
                <span className="sr-only">{formatMoney(paid)}</span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
