import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ReceiptOption } from '@balcao/contract/rates';
import { AMOUNTS, AXIS, BUBBLE, RULE } from '../../../kits/pictures/axes';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { formatMoney } from '../../../ui/text/format';
import { keyOf, useOptionName } from './options';

interface Props {
  options: ReceiptOption[];
  onChoose: (key: string) => void;
}

/** A bar for each way to be paid, with net amount and fee. */
export default function OptionChart({ options, onChoose }: Props) {
  const { t } = useTranslation('rates');
  const phone = useIsPhone();
  const nameOf = useOptionName();
  const rows = options.map((option) => ({
    key: keyOf(option),
    name: nameOf(option),
    short: option.method === 'card' ? t('method.short', { count: option.instalments }) : nameOf(option),
    net: option.net,
    fee: option.fee,
  }));
  const choose = (row: { payload?: { key: string } }) => row.payload && onChoose(row.payload.key);
  return (
    <ResponsiveContainer width="100%" height={phone ? rows.length * 30 + 60 : 280}>
      <BarChart
        data={rows}
        layout={phone ? 'vertical' : 'horizontal'}
        accessibilityLayer={false}
        margin={{ left: 8, right: 8 }}
      >
        <CartesianGrid {...RULE} vertical={phone} horizontal={!phone} />
        {phone ? (
          <>
            <XAxis {...AXIS} type="number" tickFormatter={AMOUNTS.tickFormatter} />
            <YAxis {...AXIS} type="category" dataKey="name" width={104} />
          </>
        ) : (
          <>
            <XAxis {...AXIS} dataKey="short" interval={0} />
            <YAxis {...AMOUNTS} />
          </>
        )}
        <Tooltip {...BUBBLE} formatter={(value) => formatMoney(Number(value))} />
        <Legend />
        <Bar
          dataKey="net"
          stackId="all"
          name={t('simulator.net')}
          fill="var(--brand)"
          isAnimationActive={false}
          onClick={choose}
        />
        <Bar
          dataKey="fee"
          stackId="all"
          name={t('simulator.fee')}
          fill="var(--warning)"
          isAnimationActive={false}
          onClick={choose}
        />
      </BarChart>
    </ResponsiveContainer>
  );
}
