import { useTranslation } from 'react-i18next';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink } from '../../ui/page/routing';

/** Explains safe contacts, with links to register and to list them. */
export default function SafeContactsPage() {
  const { t } = useTranslation('safe-contacts');
  return (
    <PageLayout title={t('about.title')} lead={t('about.lead')} width="form">
      <DetailSection title={t('about.how')}>
        <ul>
          <li>{t('about.night')}</li>
          <li>{t('about.delay')}</li>
          <li>{t('about.remove')}</li>
        </ul>
        <p>
          <RouteLink name="settings:safe-contacts:create">{t('create.title')}</RouteLink>
        </p>
        <p>
          <RouteLink name="settings:safe-contacts:registered">{t('about.see')}</RouteLink>
        </p>
      </DetailSection>
    </PageLayout>
  );
}
