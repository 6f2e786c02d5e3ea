/** The credit card's product (AREAS-4-credit-card-1); any other is prepaid (gap S L218). */
export const CREDIT_PRODUCT = 88;
export const PREPAID_PRODUCT = 92;

/** Names of what a card's statusId means; the specification tells 1, 2 and which ones are in delivery (AREAS-4-credit-card-2 to 5). */
export const STATUS = {
  active: 1,
  blocked: 2,
  cancelled: 3,
  requested: 5,
  embossing: 6,
  embossed: 7,
  posted: 8,
  inTransit: 9,
  outForDelivery: 10,
  triedToDeliver: 11,
  awaitsPickUp: 12,
  returned: 13,
  delivered: 15,
  lost: 16,
  sentAgain: 19,
  wrongAddress: 20,
} as const;

const DELIVERY = new Set([5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 19, 20]);
/** On the way: whoever holds such a card in hand may activate it, also before the courier said so. */
const ACTIVATABLE = new Set<number>([
  STATUS.inTransit,
  STATUS.outForDelivery,
  STATUS.triedToDeliver,
  STATUS.awaitsPickUp,
  STATUS.delivered,
  STATUS.sentAgain,
]);

/** Reasons for which a card is blocked. Only GENERAL is the holder's own. */
export const BLOCK_REASONS = ['GENERAL', 'LATE_PAYMENT_INVOICE', 'LOSS', 'THEFT', 'FRAUD'] as const;
export type BlockReason = (typeof BLOCK_REASONS)[number];

interface CardState {
  statusId: number;
  blocks: readonly string[];
}

/** AREAS-4-credit-card-5. */
export const isInDelivery = (statusId: number): boolean => DELIVERY.has(statusId);

/** AREAS-4-credit-card-4. */
export const isActiveCard = (statusId: number): boolean => statusId === STATUS.active || statusId === STATUS.blocked;

/** AREAS-4-credit-card-2. */
export const mayBlock = ({ statusId }: Pick<CardState, 'statusId'>): boolean => statusId === STATUS.active;

/** AREAS-4-credit-card-3: the single reason GENERAL is undone by the holder; any other is not. */
export const mayUnblock = ({ statusId, blocks }: CardState): boolean =>
  statusId === STATUS.blocked && blocks.length === 1 && blocks[0] === 'GENERAL';

export const mayActivate = (statusId: number): boolean => ACTIVATABLE.has(statusId);

/** A card that did not arrive is sent again once its holder confirms the address. */
export const mayResend = (statusId: number): boolean =>
  statusId === STATUS.returned || statusId === STATUS.wrongAddress;

/** AREAS-4-credit-card-6: a late invoice blocks, and marks the card account overdue. */
export const isCardOverdue = (cards: readonly Pick<CardState, 'blocks'>[]): boolean =>
  cards.some(({ blocks }) => blocks.includes('LATE_PAYMENT_INVOICE'));

/** Cents above which a virtual card is made (AREAS-9-9: a limit above R$ 1,00). */
const VIRTUAL_ABOVE = 100;

/** AREAS-4-credit-card-8, -9: whether a virtual card is made, waits for whoever may, or is none. */
export function virtualCardTurn(account: {
  /** Integer cents. */
  creditLimit: number;
  isAllowed: boolean;
  hasCreated: boolean;
}): 'make' | 'wait' | 'none' {
  if (account.hasCreated || account.creditLimit <= VIRTUAL_ABOVE) return 'none';
  return account.isAllowed ? 'make' : 'wait';
}

export interface CardAgreement {
  status: 'waiting' | 'active' | 'broken' | 'paid';
  /** Integer cents. */
  negotiatedValue: number;
  installmentData: { installmentCount: number; installmentValue: number };
}

/** AREAS-4-credit-card-7: a broken agreement shows the debt; another the instalment, or where it has none the negotiated value. */
export function shownDebt(totalDebt: number, agreement: CardAgreement | null): number {
  if (!agreement || agreement.status === 'broken') return totalDebt;
  const { installmentCount, installmentValue } = agreement.installmentData;
  return installmentCount > 1 ? installmentValue : agreement.negotiatedValue;
}
