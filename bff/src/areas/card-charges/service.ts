export { instalmentsOf, NO_CARDS, refuseWithoutCards, takesCards } from './offer';
export { hearCardEvent } from './events';
export { lastRefusal } from './last-refusal';
export { cardAuthorise, payByCard, refuseUsedUp } from './pay';
export { startCardCharge } from './start';
