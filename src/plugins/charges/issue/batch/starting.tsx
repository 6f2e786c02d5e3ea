import { useTranslation } from 'react-i18next';
import { PageLayout } from '../../../../ui/page/page-layout';

/** What is seen at once of an issue to several, while the page of its progress and where it stands are on their way. */
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
