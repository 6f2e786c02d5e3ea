import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { CashForecast } from '@balcao/contract/cash-forecast';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { FailureCard } from '../../ui/page/failure-card';
import { SummaryStrip } from '../../ui/page/list-page';
import { PageLayout } from '../../ui/page/page-layout';
import { formatDay, formatMoney } from '../../ui/text/format';
import { ForecastPicture } from './forecast-picture';
import './forecast.css';
import { ChoiceField } from '../../ui/form/choice-field';

const SPANS = ['30', '60', '90'] as const;
type Span = (typeof SPANS)[number];

/** The forecast balance of the weeks to come: a line, a table, and the assumptions in words. */
export default function ForecastPage() {
  const { t } = useTranslation('cash-forecast');
  const [days, setDays] = useState<Span>('30');
  const { data, error, retry } = useCall('GET /statement/forecast', { query: { days } }, { topic: 'statement' });
  return (
    <PageLayout title={t('title')} lead={t('lead')}>
      <ChoiceField
        className="forecast-span"
        aria-label={t('span')}
        value={days}
        onChange={({ target }) => setDays(target.value as Span)}
        options={SPANS.map((value) => ({ value, label: t('days', { days: value }) }))}
      />
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data && <Forecast forecast={data} />}
    </PageLayout>
  );
}

function Forecast({ forecast }: { forecast: CashForecast }) {
  const { t } = useTranslation('cash-forecast');
  const { balance, days, charges, scheduled, assumed } = forecast;
  const end = days.at(-1)!;
  return (
    <>
      <SummaryStrip
        label={t('sums')}
        items={[
          { key: 'now', label: t('now'), value: formatMoney(balance) },
          {
            key: 'in',
            label: t('in'),
            value: formatMoney(charges.expected),
            detail: t('of', { value: formatMoney(charges.value) }),
          },
          { key: 'out', label: t('out'), value: formatMoney(scheduled.value) },
          { key: 'end', label: t('end', { day: formatDay(end.day) }), value: formatMoney(end.balance) },
        ]}
      />
      <ForecastPicture forecast={forecast} />
      <DetailSection title={t('how')}>
        <p>{t('assumed', { paid: assumed.paid, late: assumed.late })}</p>
        <p className="soft">{t('left-out')}</p>
      </DetailSection>
    </>
  );
}
