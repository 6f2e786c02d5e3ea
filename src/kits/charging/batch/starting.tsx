import { PageLayout } from '../../../ui/page/page-layout';
import { useChargeText } from '../texts';

/** Shown at once after issuing to several customers, while the batch's page and its data load. */
export function Starting() {
  const t = useChargeText();
  return (
    <PageLayout title={t('batch.title')}>
      <p className="card" role="status">
        {t('batch.starting')}
      </p>
    </PageLayout>
  );
}
