import { Area, AreaChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { formatDay, formatMoney } from '../../ui/text/format';
import { AMOUNTS, AXIS, BUBBLE, RULE } from './axes';

export interface Series<K extends string = string> {
  key: K;
  label: string;
}

interface Props {
  days: ({ day: string } & Record<string, number | string>)[];
  series: Series[];
}

/** Colour and dash of each line, so that they differ without colour too. */
const LINES = [
  { stroke: 'var(--brand)', fill: 'var(--brand-soft)' },
  { stroke: 'var(--warning)', fill: 'none', strokeDasharray: '6 3' },
  { stroke: 'var(--text-soft)', fill: 'none', strokeDasharray: '2 3' },
] as const;

/** Amounts by day, integer cents: the first series as an area, the others as lines. */
export default function MoneyLines({ days, series }: Props) {
  const labels = new Map(series.map(({ key, label }) => [key, label]));
  return (
    <div className="money-lines">
      <ResponsiveContainer width="100%" height="100%">
        <AreaChart data={days} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
          <CartesianGrid vertical={false} {...RULE} />
          <XAxis dataKey="day" {...AXIS} minTickGap={32} tickFormatter={(day: string) => formatDay(day).slice(0, 5)} />
          <YAxis {...AMOUNTS} domain={series.length > 1 ? ['auto', 'auto'] : [0, 'auto']} />
          <Tooltip
            {...BUBBLE}
            labelFormatter={(day) => formatDay(String(day))}
            formatter={(cents, key) => [formatMoney(Number(cents)), labels.get(String(key)) ?? '']}
          />
          {series.length > 1 && <Legend formatter={(key: string) => labels.get(key)} />}
          {series.map(({ key }, at) => (
            <Area key={key} dataKey={key} type="linear" strokeWidth={2} isAnimationActive={false} {...LINES[at]} />
          ))}
        </AreaChart>
      </ResponsiveContainer>
    </div>
  );
}
