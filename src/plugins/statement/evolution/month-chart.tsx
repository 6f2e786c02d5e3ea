import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import { useTranslation } from 'react-i18next';
import { formatMoney } from '../../../ui/text/format';
import { AMOUNTS, AXIS, BUBBLE, RULE } from '../../../kits/pictures/axes';
import { monthName } from './month-name';
import type { MonthFigures } from './tables';

/** Money in and out of each month, as two bars. */
export default function MonthChart({ months }: { months: MonthFigures[] }) {
  const { t } = useTranslation('statement');
  const rows = months.map(({ month, in: came, out }) => ({ month: monthName(month), came, went: Math.abs(out) }));
  return (
    <ResponsiveContainer width="100%" height={260}>
      <BarChart data={rows} margin={{ top: 8, right: 8, bottom: 0, left: 0 }} accessibilityLayer={false}>
        <CartesianGrid vertical={false} {...RULE} />
        <XAxis dataKey="month" {...AXIS} minTickGap={8} />
        <YAxis {...AMOUNTS} />
        <Tooltip {...BUBBLE} formatter={(cents, name) => [formatMoney(Number(cents)), name]} />
        <Legend />
        <Bar dataKey="came" name={t('evolution.in')} fill="var(--brand)" isAnimationActive={false} />
        <Bar dataKey="went" name={t('evolution.out')} fill="var(--warning)" isAnimationActive={false} />
      </BarChart>
    </ResponsiveContainer>
  );
}
