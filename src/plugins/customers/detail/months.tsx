import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import '../../../ui/list/plain-table.css';

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

/** Amounts issued and paid by month: bars with their scale, or the same amounts as a table. */
export function Months({ months }: { months: Month[] }) {
  const { t } = useTranslation('customers');
  const [isTable, setTable] = useState(false);
  return (
    <div className="months">
      <div className="months-head">
        <span className="months-title">{t('detail.months')}</span>
        <span className="months-keys" aria-hidden={isTable}>
          <span className="months-key months-issued">{t('detail.issued')}</span>
          <span className="months-key months-paid">{t('detail.paid')}</span>
        </span>
        <button type="button" className="link-button" onClick={() => setTable(!isTable)}>
          {t(isTable ? 'detail.monthsBars' : 'detail.monthsAmounts')}
        </button>
      </div>
      {isTable ? <Amounts months={months} /> : <Bars months={months} />}
    </div>
  );
}

function Amounts({ months }: { months: Month[] }) {
  const { t } = useTranslation('customers');
  return (
    <table className="plain-table">
      <caption className="sr-only">{t('detail.months')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('detail.month')}</th>
          <th scope="col" className="right">
            {t('detail.issued')}
          </th>
          <th scope="col" className="right">
            {t('detail.paid')}
          </th>
        </tr>
      </thead>
      <tbody>
        {months.toReversed().map(({ month, issued, paid }) => (
          <tr key={month}>
            <td>{nameOf(month) + yearOf(month)}</td>
            <td className="right">
              <Money cents={issued} />
            </td>
            <td className="right">
              <Money cents={paid} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Bars, hidden from screen readers: the table has the same amounts. */
function Bars({ months }: { months: Month[] }) {
  const { t } = useTranslation('customers');
  const most = Math.max(1, ...months.flatMap(({ issued, paid }) => [issued, paid]));
  const bar = (cents: number) => (
    <span className="months-bar" style={{ height: `${Math.round((cents / most) * 100)}%` }} />
  );
  return (
    <>
      <p className="months-most num">{t('detail.monthsMost', { value: formatMoney(most) })}</p>
      <div className="months-bars" aria-hidden="true">
        {months.map(({ month, issued, paid }) => (
          <div
            key={month}
            className="months-one"
            title={`${nameOf(month)}${yearOf(month)}: ${formatMoney(issued)} · ${formatMoney(paid)}`}
          >
            <span className="months-name">
              {nameOf(month)}
              <span className="months-year">{yearOf(month)}</span>
            </span>
            <span className="months-issued">{bar(issued)}</span>
            <span className="months-paid">{bar(paid)}</span>
          </div>
        ))}
      </div>
    </>
  );
}
