import { lazy, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { FailureCard } from '../../../ui/page/failure-card';
import { PageLayout } from '../../../ui/page/page-layout';
import { formatMoney } from '../../../ui/text/format';
import { DayPicture, Picture } from '../../../kits/pictures/picture';
import { MonthTable } from './tables';
import { ChoiceField } from '../../../ui/form/choice-field';

const MonthChart = lazy(() => import('./month-chart'));

const SPANS = ['30', '90', '365'] as const;
type Span = (typeof SPANS)[number];

/** The account's balance by day, and money in and out by month, as charts and tables (AREAS-2-statement-6). */
export default function Evolution() {
  const { t } = useTranslation('statement');
  const [days, setDays] = useState<Span>('30');
  const { data, error, retry, isFetching } = useCall('GET /statement/evolution', { query: { days } }, { topic: '*' });
  const change = data && (data.days.at(-1)?.balance ?? 0) - (data.days[0]?.balance ?? 0);
  return (
    <PageLayout title={t('evolution.title')}>
      {error && <FailureCard kind="communication" text={error.message} onRetry={retry} isBusy={isFetching} />}
      {data && (
        <>
          <DayPicture
            title={t('evolution.balance')}
            lead={t(change === 0 ? 'evolution.same' : change! > 0 ? 'evolution.up' : 'evolution.down', {
              value: formatMoney(Math.abs(change!)),
            })}
            extra={
              <ChoiceField
                aria-label={t('evolution.period')}
                value={days}
                onChange={({ target }) => setDays(target.value as Span)}
                optionType="button"
                options={SPANS.map((value) => ({ value, label: t(`evolution.days${value}`) }))}
              />
            }
            days={data.days}
            series={[{ key: 'balance', label: t('evolution.balanceAt') }]}
          />
          <Picture
            title={t('evolution.months')}
            chart={<MonthChart months={data.months} />}
            table={<MonthTable months={data.months} />}
          />
        </>
      )}
    </PageLayout>
  );
}
