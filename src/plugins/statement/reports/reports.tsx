import { useTranslation } from 'react-i18next';
import { useCall } from '../../../data/use-call';
import { PageLayout } from '../../../ui/page/page-layout';
import { PartFailure } from '../../../ui/page/part-failure';
import { NewReport } from './new-report';
import { ReportTable } from './report-table';

/** Files of the statement: requesting one, and those of the last day (AREAS-2-statement-4). */
export default function Reports() {
  const { t } = useTranslation('statement');
  const { data, error, retry, isFetching } = useCall('GET /statement/reports', {}, { topic: 'tasks' });
  return (
    <PageLayout title={t('reports.title')} lead={t('reports.lead')} width="form">
      <NewReport onStarted={retry} />
      {error ? (
        <PartFailure message={error.message} onRetry={retry} isBusy={isFetching} />
      ) : (
        <section className="card">
          <h2 className="card-title">{t('reports.made')}</h2>
          {data?.items.length === 0 && <p className="soft">{t('reports.empty')}</p>}
          {data && data.items.length > 0 && <ReportTable reports={data.items} />}
        </section>
      )}
    </PageLayout>
  );
}
