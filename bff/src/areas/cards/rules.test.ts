import { describe, expect, it } from 'vitest';
import {
  agreementStatus,
  clearable,
  collectedParts,
  creditOf,
  dischargeFault,
  heldOf,
  installmentsOf,
  limitFault,
  payableOf,
  paymentParts,
  rechargeFault,
  refundable,
  refusePurchase,
  refuseRequest,
  stateOf,
  type ConfigType,
  type Held,
  type InvoiceState,
  type Purchase,
} from './rules';

describe('a purchase', () => {
  const asked: Purchase = { amount: 100, entry: 'chip', isAbroad: false, installments: 1 };
  const card = { statusId: 1, off: [] as ConfigType[], isPrepaid: false };
  it.each<[string, Partial<Purchase>, Partial<typeof card>, number, string | null]>([
    ['of all that is left', {}, {}, 100, null],
    ['of one cent more', { amount: 101 }, {}, 100, 'limit'],
    ['of nothing', { amount: 0 }, {}, 100, 'amount'],
    ['of less than nothing', { amount: -1 }, {}, 100, 'amount'],
    ['of half a cent', { amount: 0.5 }, {}, 100, 'amount'],
    ['by a blocked card', {}, { statusId: 2 }, 100, 'blocked'],
    ['by a card in delivery', {}, { statusId: 15 }, 100, 'inactive'],
    ['by a cancelled card', {}, { statusId: 3 }, 100, 'inactive'],
    ['contactless where that is off', { entry: 'contactless' }, { off: [1] }, 100, 'config'],
    ['by chip where contactless is off', {}, { off: [1] }, 100, null],
    ['online where that is off', { entry: 'online' }, { off: [2] }, 100, 'config'],
    ['abroad where that is off', { isAbroad: true }, { off: [3] }, 100, 'config'],
    ['at home where abroad is off', {}, { off: [3] }, 100, null],
    ['in 12', { installments: 12 }, {}, 100, null],
    ['in 13', { installments: 13 }, {}, 100, 'installments'],
    ['in none', { installments: 0 }, {}, 100, 'installments'],
    ['in more parts than cents', { amount: 2, installments: 3 }, {}, 100, 'installments'],
    ['in as many parts as cents', { amount: 3, installments: 3 }, {}, 100, null],
    ['in two by a prepaid card', { installments: 2 }, { isPrepaid: true }, 100, 'installments'],
  ])('%s', (_title, more, of, available, reason) =>
    expect(refusePurchase({ ...asked, ...more }, { ...card, ...of }, available)).toBe(reason),
  );
});

it.each([
  [100, 1, [100]],
  [100, 3, [34, 33, 33]],
  [101, 2, [51, 50]],
  [12, 12, Array(12).fill(1)],
])('%i cents in %i are %j', (amount, count, parts) => expect(installmentsOf(amount, count)).toEqual(parts));

it.each([
  ['as many cents as instalments', 3, [1, 1, 1]],
  ['a cent fewer than instalments', 2, [2]],
  ['a cent more', 4, [2, 1, 1]],
])('of a purchase in three, %s are collected in parts of a cent at least', (_, cents, parts) =>
  expect(collectedParts(cents, 3)).toEqual(parts),
);

describe('what a purchase holds of the limit, and gives back', () => {
  const of = (more: Partial<Held>): Held => ({ state: 'authorized', amount: 100, cleared: 0, refunded: 0, ...more });
  it.each<[string, Held, number]>([
    ['authorised', of({}), 100],
    ['collected in part', of({ cleared: 40 }), 60],
    ['collected', of({ state: 'cleared', cleared: 100 }), 0],
    ['reversed', of({ state: 'reversed' }), 0],
    ['expired', of({ state: 'expired' }), 0],
    ['refused', of({ state: 'refused' }), 0],
  ])('%s holds', (_title, held, cents) => expect(heldOf(held)).toBe(cents));
  it.each<[Held, number, number]>([
    [of({}), 100, 100],
    [of({}), 101, 100],
    [of({ cleared: 60 }), 60, 40],
    [of({ state: 'reversed' }), 100, 0],
    [of({ state: 'cleared', cleared: 100 }), 1, 0],
  ])('%j of %i wanted collects %i', (held, wanted, cents) => expect(clearable(held, wanted)).toBe(cents));
  it.each<[Held, number, number]>([
    [of({}), 10, 0],
    [of({ state: 'cleared', cleared: 100 }), 40, 40],
    [of({ state: 'cleared', cleared: 100, refunded: 80 }), 40, 20],
    [of({ state: 'cleared', cleared: 100, refunded: 100 }), 1, 0],
  ])('%j of %i wanted refunds %i', (held, wanted, cents) => expect(refundable(held, wanted)).toBe(cents));
});

describe('a request for a card', () => {
  const asked = {
    cardType: 'credit' as 'credit' | 'prepaid',
    dueDay: 10 as number | undefined,
    limit: 10_000 as number | undefined,
  };
  const has = { card: false, openRequest: false, address: true };
  it.each<[string, Partial<typeof asked>, Partial<typeof has>, string[]]>([
    ['with all it needs', {}, {}, []],
    ['of one that is there', {}, { card: true }, ['cardType']],
    ['of one that was asked for', {}, { openRequest: true }, ['cardType']],
    ['without an address', {}, { address: false }, ['address']],
    ['without a due day', { dueDay: undefined }, {}, ['dueDay']],
    ['with a due day that is not offered', { dueDay: 11 }, {}, ['dueDay']],
    ['below the least limit', { limit: 9_999 }, {}, ['limit']],
    ['of the most limit', { limit: 5_000_000 }, {}, []],
    ['above it', { limit: 5_000_001 }, {}, ['limit']],
    ['without a limit', { limit: undefined }, {}, ['limit']],
    ['prepaid, without limit and due day', { cardType: 'prepaid', dueDay: undefined, limit: undefined }, {}, []],
  ])('%s', (_title, more, of, fields) =>
    expect(refuseRequest({ ...asked, ...more }, { ...has, ...of }).map(({ field }) => field)).toEqual(fields),
  );
});

it.each([
  [10_000, 0, 10_000, false],
  [10_001, 0, 10_000, true],
  [9_999, 0, 10_000, true],
  [20_000, 20_000, 50_000, false],
  [19_999, 20_000, 50_000, true],
])('a limit of %i with %i used of at most %i is refused: %s', (wanted, used, most, is) =>
  expect(limitFault(wanted, { used, most }) !== null).toBe(is),
);

it.each([
  ['open', 100, 30, 70],
  ['closed', 100, 0, 100],
  ['overdue', 100, 100, 0],
  ['overdue', 100, 99, 1],
  ['paid', 100, 0, 0],
  ['financed', 100, 0, 0],
  ['open', 100, 130, 0],
] as const)('of a %s invoice of %i with %i paid %i can be paid', (state, total, paid, left) =>
  expect(payableOf({ state, total, paid })).toBe(left),
);

it.each<[string, InvoiceState, number, number, number, { own: number; ahead: number }]>([
  ['all that is left', 'closed', 100, 40, 60, { own: 60, ahead: 0 }],
  ['a cent more', 'closed', 100, 40, 61, { own: 60, ahead: 1 }],
  ['what is late and a cent more', 'overdue', 100, 0, 101, { own: 100, ahead: 1 }],
  ['what was paid before', 'paid', 100, 100, 100, { own: 0, ahead: 100 }],
  ['what was financed', 'financed', 100, 100, 100, { own: 0, ahead: 100 }],
  ['more than an open one has yet', 'open', 100, 0, 101, { own: 101, ahead: 0 }],
])('a payment of %s goes on the invoice as far as that goes, and ahead', (_, state, total, paid, amount, parts) =>
  expect(paymentParts(amount, { state, total, paid })).toEqual(parts),
);

it.each([
  [100, 99, 0],
  [100, 100, 0],
  [100, 101, 1],
  [-50, 0, 50],
  [-50, 10, 60],
])('an invoice of %i cents of which %i are paid hands on %i', (total, paid, credit) =>
  expect(creditOf({ total, paid })).toBe(credit),
);

it.each([
  [100, 0, false, '2026-12-10', 'closed'],
  [100, 0, false, '2026-12-11', 'overdue'],
  [100, 99, false, '2026-12-11', 'overdue'],
  [100, 100, false, '2026-12-11', 'paid'],
  [0, 0, false, '2026-12-10', 'paid'],
  [100, 100, true, '2026-12-11', 'financed'],
])(
  'a closed invoice of %i with %i paid, financed %s, due on 10/12 is on %s: %s',
  (total, paid, isFinanced, today, state) =>
    expect(stateOf({ total, paid, due: '2026-12-10', isFinanced }, today)).toBe(state),
);

describe('money on a prepaid card', () => {
  it.each([
    [99, 0, true],
    [100, 0, false],
    [100, 999_900, false],
    [101, 999_900, true],
  ])('%i more over %i is refused: %s', (value, balance, is) => expect(rechargeFault(value, balance) !== null).toBe(is));
  it.each([
    [0, 10, true],
    [1, 10, false],
    [10, 10, false],
    [11, 10, true],
  ])('%i off %i is refused: %s', (value, balance, is) => expect(dischargeFault(value, balance) !== null).toBe(is));
});

it.each<[InvoiceState[], string]>([
  [['open', 'open'], 'active'],
  [['paid', 'closed'], 'active'],
  [['paid', 'overdue'], 'broken'],
  [['overdue', 'open'], 'broken'],
  [['paid', 'financed'], 'paid'],
])('AREAS-4-credit-card-7: an agreement on invoices %j is %s', (states, status) => {
  expect(agreementStatus(states)).toBe(status);
});
