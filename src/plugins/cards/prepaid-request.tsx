import { useTranslation } from 'react-i18next';
import { GoneCard } from '../../ui/page/gone-card';
import { PageLayout } from '../../ui/page/page-layout';
import { RouteLink, usePathOf } from '../../ui/page/routing';
import { CardsWait } from './cards-wait';
import { RequestCard } from './request-card';
import { physicalOf, useCards } from './use-cards';

/** Asks for the prepaid card. */
export default function PrepaidRequest() {
  const { t } = useTranslation('cards');
  const done = usePathOf()('cards-prepaid-activate')!;
  const { data } = useCards();
  if (physicalOf(data, 'prepaid'))
    return (
      <PageLayout title={t('request.prepaid')} back>
        <GoneCard
          title={t('request.has')}
          text={t('request.hasText')}
          action={<RouteLink name="cards:prepaid:overview">{t('request.see')}</RouteLink>}
        />
      </PageLayout>
    );
  if (!data) return <CardsWait title={t('request.prepaid')} />;
  return <RequestCard cardType="prepaid" done={done} />;
}
