import { Alert } from 'antd';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { SummaryStrip } from '../../ui/page/list-page';
import { formatDay, formatMoney } from '../../ui/text/format';
import { Money } from '../../ui/text/money';

/** Totals of the scheduled payments, and how much the balance lacks for those of the week. */
export function Totals() {
  const { t } = useTranslation('scheduled-payments');
  const { data } = useCall('GET /scheduled-payments/totals', {}, { topic: 'money-operations' });
  if (!data?.count) return null;
  const { count, amount, week, next, missing } = data;
  return (
    <>
      <SummaryStrip
        label={t('totals')}
        items={[
          { key: 'all', label: t('all'), value: <Money cents={amount} />, detail: t('count', { count }) },
          {
            key: 'week',
            label: t('week'),
            value: <Money cents={week.amount} />,
            detail: t('count', { count: week.count }),
          },
          ...(next ? [{ key: 'next', label: t('next'), value: formatDay(next) }] : []),
        ]}
      />
      {missing > 0 && <Alert type="warning" showIcon message={t('missing', { value: formatMoney(missing) })} />}
    </>
  );
}
