import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { DetailSection } from '../../ui/page/detail-page';
import { formatInteger } from '../../ui/text/format';
import { Money } from '../../ui/text/money';
import '../../ui/list/plain-table.css';
import './overview.css';

export interface Bar {
  key: string;
  label: string;
  count: number;
  /** Sum of the bar, integer cents. */
  value: number;
  /** Path of the list whose sum the bar shows. */
  to: string;
  isLate?: boolean;
}

interface Props {
  title: string;
  bars: readonly Bar[];
  empty: string;
}

/** Sums as bars, each with a link to its list; or the same as a table. */
export function Bars({ title, bars, empty }: Props) {
  const { t } = useTranslation('receive-overview');
  const [isTable, setTable] = useState(false);
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const toggle = (
    <button type="button" className="link-button" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
      {t(isTable ? 'bars' : 'amounts')}
    </button>
  );
  return (
    <DetailSection title={title} extra={bars.length > 0 && toggle}>
      {bars.length === 0 ? (
        <p className="soft">{empty}</p>
      ) : isTable ? (
        <Amounts title={title} bars={bars} />
      ) : (
        <ul className="overview-bars">
          {bars.map(({ key, label, count, value, to, isLate }) => (
            <li key={key}>
              <Link to={to} className="overview-bar">
                <span>{label}</span>
                <span className="num">
                  <Money cents={value} />
                </span>
                <span className="track" aria-hidden="true">
                  <span data-late={isLate || undefined} style={{ width: `${(value / most) * 100}%` }} />
                </span>
                <span className="sr-only">{t('count', { count })}</span>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </DetailSection>
  );
}

function Amounts({ title, bars }: Pick<Props, 'title' | 'bars'>) {
  const { t } = useTranslation('receive-overview');
  return (
    <table className="plain-table">
      <caption className="sr-only">{title}</caption>
      <thead>
        <tr>
          <th scope="col">{t('table.what')}</th>
          <th scope="col" className="right">
            {t('table.count')}
          </th>
          <th scope="col" className="right">
            {t('table.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {bars.map(({ key, label, count, value, to }) => (
          <tr key={key}>
            <td>
              <Link to={to}>{label}</Link>
            </td>
            <td className="right num">{formatInteger(count)}</td>
            <td className="right">
              <Money cents={value} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
