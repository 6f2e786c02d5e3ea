import { formatDay } from '../../ui/text/format';
import { shortReais, ticksOf } from './axes';
import './pictures.css';

interface Props {
  /** Integer cents by day, the oldest first. */
  days: readonly { day: string; cents: number }[];
}

/** At most this many days are named under the line. */
const NAMED = 4;

/** An amount day by day as a line between its axes, drawn without the chart library, which would be half of a page's first load. */
export function AmountLine({ days }: Props) {
  const ticks = ticksOf(days.map(({ cents }) => cents));
  const [low, high] = [ticks[0]!, ticks.at(-1)!];
  const last = Math.max(1, days.length - 1);
  const up = (cents: number) => ((cents - low) / (high - low)) * 100;
  const along = (at: number) => (at / last) * 100;
  const points = days.map(({ cents }, at) => `${along(at).toFixed(2)},${(100 - up(cents)).toFixed(2)}`);
  const floor = 100 - up(0);
  const named = [...new Set(Array.from({ length: NAMED }, (_, at) => Math.round((at * last) / (NAMED - 1))))];
  return (
    <div className="amount-line">
      {ticks.map((cents) => (
        <span key={cents} className="amount-rule num" style={{ bottom: `${up(cents)}%` }}>
          {shortReais(cents)}
        </span>
      ))}
      <svg viewBox="0 0 100 100" preserveAspectRatio="none">
        {ticks.map((cents) => (
          <line key={cents} x2="100" y1={100 - up(cents)} y2={100 - up(cents)} vectorEffect="non-scaling-stroke" />
        ))}
        <polygon points={`0,${floor} ${points.join(' ')} 100,${floor}`} />
        <polyline points={points.join(' ')} vectorEffect="non-scaling-stroke" />
      </svg>
      {named.map(
        (at) =>
          days[at] && (
            <span key={at} className="amount-day num" style={{ left: `${along(at)}%` }}>
              {formatDay(days[at].day).slice(0, 5)}
            </span>
          ),
      )}
    </div>
  );
}
