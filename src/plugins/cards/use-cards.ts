import type { Card, CardAccount } from '@balcao/contract/cards/shapes';
import { CREDIT_PRODUCT, isActiveCard, isInDelivery } from '@balcao/contract/shared/card-status';
import { useSession } from '../../data/session';
import { useCall } from '../../data/use-call';

export type CardType = 'credit' | 'prepaid';

/** The account's cards, asked again whenever something happens to one. */
export function useCards(enabled = true) {
  const id = useClientId();
  return useCall('GET /account-baas/{id}/cards', { params: { id } }, { topic: 'cards', enabled });
}

/** Id of the account, as the calls of cards name it. */
export const useClientId = (): number => useSession().session.currentAccount.account.id;

const isOf = (type: CardType) => (card: Card) => (card.productCardId === CREDIT_PRODUCT) === (type === 'credit');

/** The physical card of a type that is used, or on its way. */
export const physicalOf = (account: CardAccount | undefined, type: CardType): Card | undefined =>
  account?.cards.find((card) => isOf(type)(card) && card.kind === 'physical');

/** The cards of a type that can be used, blocked ones too. */
export const activeOf = (account: CardAccount | undefined, type: CardType): Card[] =>
  account?.cards.filter((card) => isOf(type)(card) && isActiveCard(card.statusId)) ?? [];

/** The card of a type that is on its way. */
export const comingOf = (account: CardAccount | undefined, type: CardType): Card | undefined =>
  account?.cards.find((card) => isOf(type)(card) && isInDelivery(card.statusId));
