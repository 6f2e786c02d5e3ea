import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { usePathOf } from '../../ui/page/routing';
import { ActivateCard } from './activate-card';
import { CardsWait } from './cards-wait';
import { comingOf, useCards } from './use-cards';

/** Activates the credit card, then offers the insurance. */
export default function ActivatePage() {
  const { t } = useTranslation('cards');
  const pathOf = usePathOf();
  const { data } = useCards();
  const card = comingOf(data, 'credit');
  if (data && !card) return <Navigate to={pathOf('cards:multiple:overview')!} replace />;
  if (!card) return <CardsWait title={t('activate.title')} />;
  return <ActivateCard card={card} type="credit" done={pathOf('cards-insurance-offer')!} />;
}
