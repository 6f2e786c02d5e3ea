import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { FailureCard } from '../../ui/page/failure-card';
import { PageLayout } from '../../ui/page/page-layout';
import { formatDay } from '../../ui/text/format';
import { YearCard } from './year-card';

/** The past years, each with its figures and PDF. */
export default function IncomeReportPage() {
  const { t } = useTranslation('income-report');
  const { data, error, retry } = useCall('GET /income-reports', {});
  return (
    <PageLayout title={t('title')} lead={t('lead')}>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data?.years.map((year) => (
        <YearCard key={year.year} figures={year} />
      ))}
      {data && (
        <section className="card">
          <h2 className="card-title">{t(data.years.length ? 'nextTitle' : 'emptyTitle')}</h2>
          <p className="soft">{t('next', { year: String(data.next.year), day: formatDay(data.next.on) })}</p>
        </section>
      )}
    </PageLayout>
  );
}
