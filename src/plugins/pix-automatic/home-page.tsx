import { useTranslation } from 'react-i18next';
import { useCall } from '../../data/use-call';
import { DetailSection } from '../../ui/page/detail-page';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink } from '../../ui/page/routing';

/** The start of Pix automático: requests waiting for an answer, and links to authorise, list and cancel. */
export default function HomePage() {
  const { t } = useTranslation('pix-automatic');
  const { data } = useCall('GET /pix/automatic/requests', {}, { topic: 'pix-automatic' });
  const waiting = data?.items.filter(({ state }) => state === 'CRIADA').length;
  return (
    <PageLayout title={t('home.title')} lead={t('home.lead')} width="form">
      <DetailSection title={t('home.requests')}>
        <p>{waiting === undefined ? t('home.requestsText') : t('home.waiting', { count: waiting })}</p>
        <RouteLink name="pix-automatic-requests">{t('home.requests')}</RouteLink>
      </DetailSection>
      <DetailSection title={t('home.authorise')}>
        <p>{t('home.authoriseText')}</p>
        <RouteLink name="pix-automatic-authorise">{t('home.authorise')}</RouteLink>
      </DetailSection>
      <DetailSection title={t('home.list')}>
        <p>{t('home.listText')}</p>
        <RouteLink name="pix-automatic-list">{t('home.list')}</RouteLink>
      </DetailSection>
      <DetailSection title={t('home.rules')}>
        <ul>
          <li>{t('home.rule1')}</li>
          <li>{t('home.rule2')}</li>
          <li>{t('home.rule3')}</li>
        </ul>
      </DetailSection>
    </PageLayout>
  );
}
