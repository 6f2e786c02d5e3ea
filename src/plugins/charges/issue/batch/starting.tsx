import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../../../ui/page/page-layout';

/** Shown at once after issuing to several customers, while the batch's page and its data load. */
export function Starting() {
  const { t } = useTranslation('charges');
  return (
    <PageLayout title={t('batch.title')}>
      <p className="card" role="status">
        {t('batch.starting')}
      </p>
    </PageLayout>
  );
}
