import { describe, expect, it } from 'vitest';
import {
  addBusinessDays,
  collect,
  dueWindow,
  isCancellable,
  lastDayOf,
  lowestAdvanced,
  passOn,
  refuseBillet,
  refuseContract,
  refuseSimples,
  unpaid,
  type Facts,
  type Item,
} from './rules';

const billet: Facts = {
  id: 7,
  status: 'waiting',
  payment_method: 'banking_billet',
  filed: false,
  is_advanced: false,
  expire_at: '2026-12-20',
  hasDiscount: false,
  hasSplits: false,
};

describe('a billet that is advanced (AREAS-4-anticipation-copilot-1)', () => {
  it.each<[string, Partial<Facts>, string | null]>([
    ['open', {}, null],
    ['due on the eighth business day', { expire_at: '2026-12-08' }, null],
    ['due the day before', { expire_at: '2026-12-07' }, 'cedo'],
    ['due in 90 days', { expire_at: '2027-02-24' }, null],
    ['due in 91 days', { expire_at: '2027-02-25' }, 'tarde'],
    ['advanced before', { is_advanced: true }, 'já foi antecipado'],
    ['paid meanwhile', { status: 'paid' }, 'já foi pago'],
    ['marked as paid', { status: 'settled' }, 'já foi pago'],
    ['canceled', { status: 'canceled' }, 'em aberto'],
    ['overdue', { status: 'unpaid' }, 'em aberto'],
    ['filed', { filed: true }, 'em aberto'],
    ['shared with another account', { hasSplits: true }, 'repasse'],
    ['with a conditional discount', { hasDiscount: true }, 'desconto'],
    ['a card charge', { payment_method: 'credit_card' }, 'não é paga por boleto'],
  ])('%s', (_, more, fault) => {
    const found = refuseBillet({ ...billet, ...more }, '2026-11-26');
    if (fault) expect(found).toContain(fault);
    else expect(found).toBeNull();
  });

  it.each([
    ['2026-11-26', 8, '2026-12-08'],
    ['2026-12-29', 1, '2026-12-30'],
    ['2026-12-30', 1, '2027-01-04'],
    ['2026-02-13', 1, '2026-02-18'],
    ['2026-11-28', 1, '2026-11-30'],
  ])('%s and %d business days is %s', (day, count, then) => expect(addBusinessDays(day, count)).toBe(then));

  it('falls due within the window of its day', () =>
    expect(dueWindow('2026-11-26')).toEqual({ first: '2026-12-08', last: '2027-02-24' }));

  it.each([
    ['2026-11-26', '2026-12-03'],
    // due on a Sunday: it can be paid on Monday
    ['2026-11-29', '2026-12-07'],
  ])('that is due on %s may be paid until %s', (due, last) => expect(lastDayOf(due)).toBe(last));

  it.each([
    ['PENDING', true],
    ['SCHEDULED', true],
    ['CREDITED', false],
    ['DENIED', false],
    ['CANCELLED', false],
  ] as const)('a contract that is %s can be cancelled: %s', (state, can) => expect(isCancellable(state)).toBe(can));
});

describe('an advanced billet', () => {
  const item: Item = { state: 'CREDITED', value: 10_000, owed: 0 };
  it.each<[Item['state'], number, ReturnType<typeof passOn>]>([
    ['CREDITED', 10_000, { state: 'DEBITED', taken: 10_000, owed: 0 }],
    ['CREDITED', 9999, { state: 'OVERDUE', taken: 9999, owed: 1 }],
    ['CREDITED', 0, { state: 'OVERDUE', taken: 0, owed: 10_000 }],
    ['CREDITED', -5, { state: 'OVERDUE', taken: 0, owed: 10_000 }],
    // sold, and paid after all
    ['OVERDUE', 10_000, { state: 'DEBITED', taken: 10_000, owed: 0 }],
    ['DEBITED', 10_000, null],
    ['PENDING', 10_000, null],
    ['CANCELLED', 10_000, null],
  ])('%s, paid, with %d available', (state, available, passed) =>
    expect(passOn({ ...item, state }, available)).toEqual(passed),
  );

  it.each([
    ['CREDITED', 'cession', 10_000, { state: 'OVERDUE', taken: 0, owed: 0 }],
    ['CREDITED', 'loan', 10_000, { state: 'DEBITED', taken: 10_000, owed: 0 }],
    ['CREDITED', 'loan', 1, { state: 'OVERDUE', taken: 1, owed: 9999 }],
    ['OVERDUE', 'loan', 10_000, null],
    ['DEBITED', 'loan', 10_000, null],
  ] as const)('%s of a %s, not paid, with %d available', (state, form, available, passed) =>
    expect(unpaid({ ...item, state }, form, available)).toEqual(passed),
  );

  it.each<[number, number, ReturnType<typeof collect>]>([
    [500, 500, { state: 'DEBITED', taken: 500, owed: 0 }],
    [500, 499, { state: 'OVERDUE', taken: 499, owed: 1 }],
    [500, 0, null],
    [0, 500, null],
    [500, -5, null],
    [500, 501, { state: 'DEBITED', taken: 500, owed: 0 }],
  ])('that owes %d cents, with %d available', (owed, available, passed) =>
    expect(collect({ ...item, state: 'OVERDUE', owed }, available)).toEqual(passed),
  );

  it.each(['CREDITED', 'DEBITED', 'CANCELLED'] as const)('that is %s owes nothing that could be collected', (state) =>
    expect(collect({ ...item, state, owed: 500 }, 500)).toBeNull(),
  );
});

it.each([
  [1, [null, null], 0],
  [0, [null], 1],
  [-1, [null], 1],
  [1, ['a', null], 1],
  [1, ['a', 'b', 'c'], 3],
  [1, ['a', 'b', 'c', 'd'], 4],
  [1, ['a', 'b', 'c', 'd', 'e'], 4],
])('a contract of %d cents net with faults %j is refused %d times, at its billets', (net, faults, count) =>
  expect(refuseContract({ net }, faults).map(({ field }) => field)).toEqual(Array(count).fill('ids')),
);

it.each([
  [true, true, 0],
  [true, false, 1],
  [false, false, 0],
  [false, true, 0],
])('Simples Nacional declared: %s, by a company: %s, is refused %d times', (isSimples, company, count) =>
  expect(refuseSimples(isSimples, company)).toHaveLength(count),
);

describe('the lowest coming balance of advancing (AREAS-4-anticipation-copilot-1)', () => {
  const days = ['2026-12-01', '2026-12-02', '2026-12-03', '2026-12-04'].map((day) => ({ day, balance: 100 }));
  it.each([
    ['credited on the second day', '2026-12-02', [], { day: '2026-12-01', balance: 100 }],
    ['credited at once, the first of equal days', '2026-12-01', [], { day: '2026-12-01', balance: 190 }],
    ['of a billet due on the third', '2026-12-01', [['2026-12-03', 91]], { day: '2026-12-03', balance: 99 }],
    [
      'of billets due on the second and the last',
      '2026-12-01',
      [
        ['2026-12-02', 1],
        ['2026-12-04', 2],
      ],
      { day: '2026-12-04', balance: 187 },
    ],
    ['of a billet due after them', '2026-12-01', [['2026-12-05', 500]], { day: '2026-12-01', balance: 190 }],
  ] as const)('%s', (_, day, due, lowest) => {
    const items = due.map(([at, value]) => ({ due: at, value }));
    expect(lowestAdvanced(days, { net: 90, day, items })).toEqual(lowest);
  });
});
