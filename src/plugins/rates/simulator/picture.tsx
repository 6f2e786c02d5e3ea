import { useTranslation } from 'react-i18next';
import { Bar, BarChart, CartesianGrid, Legend, ResponsiveContainer, Tooltip, XAxis, YAxis } from 'recharts';
import type { ReceiptOption } from '@balcao/contract/rates';
import { useIsPhone } from '../../../ui/page/use-is-phone';
import { formatMoney } from '../../../ui/text/format';
import { keyOf, useOptionName } from './options';

interface Props {
  options: ReceiptOption[];
  chosen: string;
  onChoose: (key: string) => void;
}

/** A bar for each way to be paid, with net amount and fee; the table has the same in numbers. */
export function Picture({ options, chosen, onChoose }: Props) {
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
  const here = rows.find(({ key }) => key === chosen);
  return (
    <figure
      className="simulator-picture"
      aria-label={t('simulator.pictureWords', { name: here?.name, net: formatMoney(here?.net ?? 0) })}
    >
      <ResponsiveContainer width="100%" height={phone ? rows.length * 30 + 60 : 280}>
        <BarChart
          data={rows}
          layout={phone ? 'vertical' : 'horizontal'}
          accessibilityLayer
          margin={{ left: 8, right: 8 }}
        >
          <CartesianGrid stroke="var(--border)" vertical={phone} horizontal={!phone} />
          {phone ? (
            <>
              <XAxis type="number" hide />
              <YAxis type="category" dataKey="name" width={104} tick={{ fill: 'var(--text-soft)', fontSize: 12 }} />
            </>
          ) : (
            <>
              <XAxis dataKey="short" tick={{ fill: 'var(--text-soft)', fontSize: 12 }} interval={0} />
              <YAxis
                width={96}
                tick={{ fill: 'var(--text-soft)', fontSize: 12 }}
                tickFormatter={(cents: number) => formatMoney(cents)}
              />
            </>
          )}
          <Tooltip
            cursor={{ fill: 'var(--hover)' }}
            contentStyle={{ background: 'var(--raised)', border: '1px solid var(--border)', color: 'var(--text)' }}
            formatter={(value) => formatMoney(Number(value))}
          />
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
    </figure>
  );
}
