import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { CardsWait } from './cards-wait';
import { RequestCard } from './request-card';
import { physicalOf, useCards } from './use-cards';

/** Asks for a card; `?cardType=`, credit where it is absent (AREAS-2-cards-3). */
export default function RequestPage() {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const [query] = useSearchParams();
  const { data } = useCards();
  if (query.get('cardType') === 'prepaid') return <Navigate to={pathOf('cards-prepaid-request')!} replace />;
  if (physicalOf(data, 'credit') || data?.request?.state === 'analysis')
    return (
      <PageLayout title={t('request.credit')} back>
        <GoneCard
          title={t('request.has')}
          text={t('request.hasText')}
          action={<RouteLink name="cards:multiple:overview">{t('request.see')}</RouteLink>}
        />
      </PageLayout>
    );
  if (!data) return <CardsWait title={t('request.credit')} />;
  return <RequestCard cardType="credit" done={pathOf('cards-analysis')!} />;
}
