import { Button } from 'antd';
import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../../ui/page/detail-page';
import { Money } from '../../../ui/text/money';
import { useCall } from '../../../data/use-call';
import { Months } from './months';
import './statistics.css';

/** Sums of what a customer was charged, paid and owes, the average delay, and amounts by month. */
export function StatisticsSection({ document }: { document: string }) {
  const { t } = useTranslation(['customers', 'shell']);
  const { data, error, retry } = useCall(
    'GET /customers/{document}/statistics',
    { params: { document } },
    { topic: 'charges' },
  );
  if (error)
    return (
      <DetailSection title={t('customers:detail.statistics')}>
        <p role="alert">{t('customers:detail.statisticsFailed')}</p>
        <Button onClick={retry}>{t('shell:retry')}</Button>
      </DetailSection>
    );
  if (!data) return <section className="card stats-wait" role="status" aria-label={t('shell:loading')} />;
  const delay = data.averageDelayDays;
  const days = Math.round(delay ?? 0);
  const delayText =
    delay === null
      ? t('customers:detail.delayNone')
      : days <= 0
        ? t('customers:detail.delayOnTime')
        : t('customers:detail.delayDays', { count: days });
  return (
    <DetailSection title={t('customers:detail.statistics')}>
      <dl className="stats">
        <Stat label={t('customers:detail.issued')} of={data.issued} />
        <Stat label={t('customers:detail.paid')} of={data.paid} />
        <Stat label={t('customers:detail.openNow')} of={data.open} />
        <Stat label={t('customers:detail.overdue')} of={data.overdue} late={data.overdue.count > 0} />
        <div>
          <dt>{t('customers:detail.delay')}</dt>
          <dd className="stat-value">{delayText}</dd>
        </div>
      </dl>
      {data.months.some(({ issued, paid }) => issued > 0 || paid > 0) && <Months months={data.months} />}
    </DetailSection>
  );
}

function Stat({ label, of, late = false }: { label: string; of: { count: number; value: number }; late?: boolean }) {
  const { t } = useTranslation('customers');
  return (
    <div>
      <dt>{label}</dt>
      <dd className={late ? 'stat-value stat-late' : 'stat-value'}>
        <Money cents={of.value} />
      </dd>
      <dd className="stat-count">{t('detail.count', { count: of.count })}</dd>
    </div>
  );
}
