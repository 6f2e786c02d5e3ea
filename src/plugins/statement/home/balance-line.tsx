import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';
import './home.css';

const WIDTH = 600;
const HEIGHT = 96;

/** Points of an SVG line, scaled so that the lowest and highest figures fill the height. */
export function pointsOf(figures: readonly number[]): string {
  const [low, high] = [Math.min(...figures), Math.max(...figures)];
  const step = WIDTH / Math.max(1, figures.length - 1);
  return figures
    .map((figure, at) => {
      const share = high === low ? 0.5 : (figure - low) / (high - low);
      return `${Math.round(at * step)},${Math.round((HEIGHT - 8) * (1 - share)) + 4}`;
    })
    .join(' ');
}

/** The balance at the end of each of thirty days, as SVG: a chart library would be half of the home page's first load. */
export function BalanceLine() {
  const { t } = useTranslation('statement.home');
  const { t: shell } = useTranslation('shell');
  const [isTable, setTable] = useState(false);
  const titleId = useId();
  const { data } = useCall('GET /statement/evolution', { query: { days: '30' } }, { topic: '*' });
  const days = data?.days ?? [];
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return <div className="home-line" />;
  const values = { from: formatDay(first.day), before: formatMoney(first.balance), now: formatMoney(last.balance) };
  return (
    <>
      {isTable ? (
        <table className="plain-table">
          <thead>
            <tr>
              <th scope="col">{t('day')}</th>
              <th scope="col">{t('balanceAt')}</th>
            </tr>
          </thead>
          <tbody>
            {days.toReversed().map(({ day, balance }) => (
              <tr key={day}>
                <td>{formatDay(day)}</td>
                <td>
                  <Money cents={balance} />
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        <svg
          className="home-line"
          viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
          preserveAspectRatio="none"
          role="img"
          aria-labelledby={titleId}
        >
          <title id={titleId}>{t('lineSaid', values)}</title>
          <polyline points={pointsOf(days.map(({ balance }) => balance))} vectorEffect="non-scaling-stroke" />
        </svg>
      )}
      <p className="home-line-foot">
        <span className="faint">{t('lineFoot', values)}</span>
        <button type="button" className="link-button" onClick={() => setTable(!isTable)}>
          {shell(isTable ? 'picture.chart' : 'picture.values')}
        </button>
      </p>
    </>
  );
}
