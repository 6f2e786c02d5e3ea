import { useTranslation } from 'react-i18next';
import type { StatementFilters } from '@balcao/contract/statement';
import { useCall } from '../../../data/use-call';
import { SummaryStrip } from '../../../ui/page/list-page';
import { formatInteger } from '../../../ui/text/format';
import { Money } from '../../../ui/text/money';

interface Props {
  filter: StatementFilters;
  standing: { balance: number; blocks: { count: number; amount: number } } | undefined;
}

const dash = <span className="faint">–</span>;

/** Totals of the filtered lines, and the account's present balance. */
export function Sums({ filter, standing }: Props) {
  const { t } = useTranslation('statement');
  const { data } = useCall('POST /statement/totals', { body: filter }, { topic: '*' });
  const scope = t(Object.values(filter).some((value) => value !== undefined) ? 'list.filtered' : 'list.whole');
  const money = (cents: number | undefined) => (cents === undefined ? dash : <Money cents={cents} />);
  return (
    <SummaryStrip
      label={t('list.sums')}
      items={[
        { key: 'in', label: t('list.in'), value: money(data?.in), detail: scope },
        { key: 'out', label: t('list.out'), value: money(data && Math.abs(data.out)), detail: scope },
        {
          key: 'result',
          label: t('list.result'),
          value: money(data && data.in + data.out),
          detail: data && t('list.count', { count: data.count, shown: formatInteger(data.count) }),
        },
        { key: 'balance', label: t('list.balance'), value: money(standing?.balance) },
        ...(standing?.blocks.count
          ? [{ key: 'blocked', label: t('list.blocked'), value: money(standing.blocks.amount) }]
          : []),
      ]}
    />
  );
}
