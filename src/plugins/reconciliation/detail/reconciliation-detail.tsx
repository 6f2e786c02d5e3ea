import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { useRecord } from '../../../data/use-record';
import { reconciliation } from '../../../resources/reconciliation';
import { DetailPage, DetailSection } from '../../../ui/page/detail-page';
import { useIdParam } from '../../../ui/page/routing';
import { Facts } from '../../../ui/text/facts';
import { formatInstant } from '../../../ui/text/format';
import { ReconciliationStatus } from '../parts/reconciliation-status';
import { StatusButton } from './status-button';

export default function ReconciliationDetail() {
  const id = useIdParam();
  return id ? <Detail id={id} /> : <Navigate to="/404" replace />;
}

function Detail({ id }: { id: number }) {
  const { t } = useTranslation('reconciliation');
  const { record, error, isLoading, retry } = useRecord(reconciliation, id);
  if (!record || error?.status === 404)
    return (
      <DetailPage
        title={t('detail.title')}
        isLoading={isLoading || !error}
        error={error}
        onRetry={retry}
        gone={{ title: t('detail.gone') }}
        children={null}
      />
    );
  return (
    <DetailPage title={record.name} actions={<StatusButton row={record} />}>
      <DetailSection title={t('detail.title')}>
        <Facts
          facts={[
            { label: t('field.status'), value: <ReconciliationStatus status={record.status} /> },
            { label: t('field.createdAt'), value: formatInstant(record.created_at) },
          ]}
        />
      </DetailSection>
    </DetailPage>
  );
}
