import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { usePathOf } from '../../ui/page/routing';
import { ActivateCard } from './activate-card';
import { CardsWait } from './cards-wait';
import { comingOf, useCards } from './use-cards';

/** Activates the prepaid card. */
export default function PrepaidActivate() {
  const { t } = useTranslation('cards');
  const overview = usePathOf()('cards:prepaid:overview')!;
  const { data } = useCards();
  const card = comingOf(data, 'prepaid');
  if (data && !card) return <Navigate to={overview} replace />;
  if (!card) return <CardsWait title={t('activate.title')} />;
  return <ActivateCard card={card} type="prepaid" done={overview} />;
}
