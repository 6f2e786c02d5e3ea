import { describe, expect, it } from 'vitest';
import {
  isActiveCard,
  isCardOverdue,
  isInDelivery,
  mayActivate,
  mayBlock,
  mayResend,
  mayUnblock,
  shownDebt,
  virtualCardTurn,
  type CardAgreement,
} from './card-status';

const ALL = Array.from({ length: 23 }, (_, n) => n);
const those = (is: (statusId: number) => boolean) => ALL.filter(is);

describe('a card by its statusId', () => {
  it('is in delivery for 5 to 13, 15, 16, 19 and 20 (AREAS-4-credit-card-5)', () =>
    expect(those(isInDelivery)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 15, 16, 19, 20]));
  it('is active for 1 and 2 (AREAS-4-credit-card-4)', () => expect(those(isActiveCard)).toEqual([1, 2]));
  it('can be blocked for 1 alone (AREAS-4-credit-card-2)', () =>
    expect(those((statusId) => mayBlock({ statusId }))).toEqual([1]));
  it('can be activated once it is on its way, not while it is lost, returned or held for its address', () =>
    expect(those(mayActivate)).toEqual([9, 10, 11, 12, 15, 19]));
  it('is sent again once it came back, or its address was wrong', () => expect(those(mayResend)).toEqual([13, 20]));
});

it.each([
  [2, ['GENERAL'], true],
  [1, ['GENERAL'], false],
  [2, [], false],
  [2, ['LOSS'], false],
  [2, ['GENERAL', 'LATE_PAYMENT_INVOICE'], false],
  [2, ['LATE_PAYMENT_INVOICE'], false],
  [3, ['GENERAL'], false],
])(
  'a card of status %i with the blocks %j is unblocked by its holder: %s (AREAS-4-credit-card-3)',
  (statusId, blocks, may) => expect(mayUnblock({ statusId, blocks })).toBe(may),
);

it.each([
  [[], false],
  [[{ blocks: ['GENERAL'] }], false],
  [[{ blocks: [] }, { blocks: ['LATE_PAYMENT_INVOICE'] }], true],
])('cards with the blocks %j are overdue: %s (AREAS-4-credit-card-6)', (cards, is) =>
  expect(isCardOverdue(cards)).toBe(is),
);

it.each([
  [100, true, false, 'none'],
  [101, true, false, 'make'],
  [101, false, false, 'wait'],
  [101, true, true, 'none'],
  [101, false, true, 'none'],
  [0, true, false, 'none'],
] as const)(
  'with a limit of %i cents, permission %s, made %s, a virtual card is: %s',
  (creditLimit, isAllowed, hasCreated, turn) =>
    expect(virtualCardTurn({ creditLimit, isAllowed, hasCreated })).toBe(turn),
);

describe('the debt that is shown (AREAS-4-credit-card-7)', () => {
  const of = (status: CardAgreement['status'], installmentCount: number): CardAgreement => ({
    status,
    negotiatedValue: 900,
    installmentData: { installmentCount, installmentValue: 300 },
  });
  it.each([
    ['without an agreement', null, 1000],
    ['of a broken one', of('broken', 3), 1000],
    ['of one in instalments', of('active', 3), 300],
    ['of one in a single payment', of('active', 1), 900],
    ['of one that waits for its entry', of('waiting', 3), 300],
  ])('%s', (_title, agreement, debt) => expect(shownDebt(1000, agreement)).toBe(debt));
});
