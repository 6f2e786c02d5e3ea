import { Area, AreaChart, CartesianGrid, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTranslation } from 'react-i18next';
import { formatDay, formatMoney } from '../../../ui/text/format';
import { AXIS, shortReais } from './chart-words';
import type { DayFigures } from './tables';

/** The balance at the end of each day, as a line. */
export default function BalanceChart({ days }: { days: DayFigures[] }) {
  const { t } = useTranslation('statement');
  return (
    <ResponsiveContainer width="100%" height={260}>
      <AreaChart data={days} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} stroke="var(--border)" />
        <XAxis dataKey="day" {...AXIS} minTickGap={32} tickFormatter={(day: string) => formatDay(day).slice(0, 5)} />
        <YAxis width={64} {...AXIS} tickFormatter={shortReais} />
        <Tooltip
          isAnimationActive={false}
          labelFormatter={(day) => formatDay(String(day))}
          formatter={(cents) => [formatMoney(Number(cents)), t('evolution.balanceAt')]}
          contentStyle={TIP}
        />
        <Area
          dataKey="balance"
          type="linear"
          stroke="var(--brand)"
          strokeWidth={2}
          fill="var(--brand-soft)"
          isAnimationActive={false}
        />
      </AreaChart>
    </ResponsiveContainer>
  );
}

const TIP = { background: 'var(--raised)', border: '1px solid var(--border)', color: 'var(--text)' };
