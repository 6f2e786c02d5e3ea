import type { CashForecast } from '@balcao/contract/cash-forecast';
import './forecast.css';

const [WIDTH, HEIGHT, EDGE] = [720, 180, 8];

/** The balance day by day as a line, over a line at zero. `label` says it in words; the table below has the numbers. */
export function ForecastLine({ days, label }: Pick<CashForecast, 'days'> & { label: string }) {
  const balances = days.map(({ balance }) => balance);
  const top = Math.max(0, ...balances);
  const bottom = Math.min(0, ...balances);
  const x = (n: number) => EDGE + (n / Math.max(1, days.length - 1)) * (WIDTH - EDGE * 2);
  const y = (cents: number) => EDGE + ((top - cents) / Math.max(1, top - bottom)) * (HEIGHT - EDGE * 2);
  const points = balances.map((cents, n) => `${x(n).toFixed(1)},${y(cents).toFixed(1)}`);
  return (
    <svg className="forecast-line" viewBox={`0 0 ${WIDTH} ${HEIGHT}`} role="img" aria-label={label}>
      <polygon points={`${x(0)},${y(0)} ${points.join(' ')} ${x(days.length - 1)},${y(0)}`} />
      <line x1={EDGE} x2={WIDTH - EDGE} y1={y(0)} y2={y(0)} />
      <polyline points={points.join(' ')} />
    </svg>
  );
}
