import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { FailureCard } from '../../ui/page/failure-card';
import { PageLayout } from '../../ui/page/page-layout';
import { formatDay } from '../../ui/text/format';
import { YearCard } from './year-card';
import type { Answer } from '@balcao/contract/core/registry';
import { RouteLink } from '../../ui/page/routing';
import { SidePanel } from '../../ui/page/side-panel';

/** The past years, each with its figures and PDF. */
export default function IncomeReportPage() {
  const { t } = useTranslation('income-report');
  const { data, error, retry } = useCall('GET /income-reports', {});
  return (
    <PageLayout title={t('title')} lead={t('lead')} aside={data && <About next={data.next} />}>
      {error && !data && <FailureCard kind="communication" onRetry={retry} />}
      {data?.years.map((year) => (
        <YearCard key={year.year} figures={year} />
      ))}
      {data?.years.length === 0 && (
        <section className="card">
          <h2 className="card-title">{t('emptyTitle')}</h2>
          <p className="soft">{t('next', { year: String(data.next.year), day: formatDay(data.next.on) })}</p>
        </section>
      )}
    </PageLayout>
  );
}

/** What to do with the figures, and when the next are ready. */
function About({ next: { year, on } }: { next: Answer<'GET /income-reports'>['next'] }) {
  const { t } = useTranslation('income-report');
  return (
    <SidePanel
      title={t('about.title')}
      points={[t('about.pdf'), t('next', { year: String(year), day: formatDay(on) })]}
      links={[
        <RouteLink name="statement:accountant-pack">{t('about.pack')}</RouteLink>,
        <RouteLink name="statement:new-statement-export">{t('about.statements')}</RouteLink>,
      ]}
    />
  );
}
