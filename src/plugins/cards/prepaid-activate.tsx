import { Navigate } from 'react-router';
import { usePathOf } from '../../ui/page/routing';
import { ActivateCard } from './activate-card';
import { comingOf, useCards } from './use-cards';

/** Activates the prepaid card. */
export default function PrepaidActivate() {
  const overview = usePathOf()('cards:prepaid:overview')!;
  const { data } = useCards();
  const card = comingOf(data, 'prepaid');
  if (data && !card) return <Navigate to={overview} replace />;
  return card ? <ActivateCard card={card} type="prepaid" done={overview} /> : null;
}
