import { describe, expect, it } from 'vitest';
import { nextDraft } from './kind';
import { mayCancel } from './recurrences';
import { amountFault, cycleDue, isAnswerable, isOver, limitFault } from './rules';

it.each([
  ['the fixed amount', 500, { amount: 500, minimum: null }, true],
  ['a cent less', 499, { amount: 500, minimum: null }, false],
  ['the least amount', 500, { amount: null, minimum: 500 }, true],
  ['a cent less than it', 499, { amount: null, minimum: 500 }, false],
  ['a cent, where nothing is agreed', 1, { amount: null, minimum: null }, true],
  ['nothing at all', 0, { amount: null, minimum: null }, false],
  ['none, whatever is agreed', null, { amount: 500, minimum: null }, true],
])('domain.md 2: a limit of %s can be set', (_, limit, terms, may) =>
  expect(limitFault(limit, terms) === null).toBe(may),
);

it.each([
  ['without a last day', null, false],
  ['on its last day', '2026-03-10', false],
  ['a day later', '2026-03-09', true],
])('domain.md 2: a recurrence %s is over', (_, last_day, over) =>
  expect(isOver({ last_day }, '2026-03-10')).toBe(over),
);

const MONTHLY = { first_day: '2026-01-10', last_day: null, period: 'MENSAL' } as const;

it.each([
  ['from its day on', MONTHLY, '2026-02-10', { cycle: 1, day: '2026-02-10' }],
  ['from the day after on', MONTHLY, '2026-02-11', { cycle: 2, day: '2026-03-10' }],
  ['before its first', MONTHLY, '2025-12-01', { cycle: 0, day: '2026-01-10' }],
  ['on its last day', { ...MONTHLY, last_day: '2026-03-10' }, '2026-02-11', { cycle: 2, day: '2026-03-10' }],
  ['a day after its last', { ...MONTHLY, last_day: '2026-03-09' }, '2026-02-11', null],
])('domain.md 2: the cycle of a recurrence that is due %s', (_, row, from, due) =>
  expect(cycleDue(row, from)).toEqual(due),
);

const now = new Date('2026-03-10T12:00:00Z');
const at = (ms: number) => new Date(now.getTime() + ms);

it.each([
  ['a moment before its time ends', 'CRIADA', at(1), true],
  ['when its time ends', 'CRIADA', now, false],
  ['that was accepted', 'APROVADA', at(1), false],
  ['that was refused', 'REJEITADA', at(1), false],
  ['that nobody marked as expired', 'CRIADA', at(-1), false],
] as const)('domain.md 2: a request %s can be answered', (_, state, answer_by, can) =>
  expect(isAnswerable({ state, answer_by }, now)).toBe(can),
);

const VARYING = { state: 'APROVADA', amount: null, minimum: 500, payer_limit: 900 } as const;

describe('domain.md 2: a receiver charges', () => {
  it.each([
    ['the least amount', VARYING, 500, null],
    ['a cent less', VARYING, 499, 'menor que o mínimo'],
    ['the limit', VARYING, 900, null],
    ['a cent more', VARYING, 901, 'passa do limite'],
    ['a cent more, where there is no limit', { ...VARYING, payer_limit: null }, 901, null],
    ['a cent, where there is no least amount', { ...VARYING, minimum: null }, 1, null],
    ['nothing', { ...VARYING, minimum: null }, 0, 'menor que o mínimo'],
    ['what is fixed', { ...VARYING, amount: 500 }, 500, 'é fixo'],
    ['what was not authorised yet', { ...VARYING, state: 'CRIADA' }, 500, 'não está ativa'],
    ['what was cancelled', { ...VARYING, state: 'CANCELADA' }, 500, 'não está ativa'],
  ] as const)('%s', (_, row, amount, words) => {
    const fault = amountFault(row, amount);
    if (words === null) expect(fault).toBeNull();
    else expect(fault).toContain(words);
  });
});

it.each([
  ['of tomorrow', 'scheduled', '2026-03-11', true],
  ['of today', 'scheduled', '2026-03-10', false],
  ['of tomorrow that was cancelled', 'cancelled', '2026-03-11', false],
] as const)('domain.md 2: a payment %s can be cancelled', (_, state, scheduled_for, may) =>
  expect(mayCancel({ state, scheduled_for }, '2026-03-10')).toBe(may),
);

const CYCLE = { recurrence: 1, period: 'MENSAL', first: '2026-01-10', last: null, cycle: 1, amount: 500 };

it.each([
  ['without an end', CYCLE, '2026-03-10'],
  ['on its last day', { ...CYCLE, last: '2026-03-10' }, '2026-03-10'],
  ['not after it', { ...CYCLE, last: '2026-03-09' }, undefined],
  ['not where the receiver charges each cycle', { ...CYCLE, amount: null }, undefined],
])('domain.md 2: the next payment is scheduled by itself %s', (_, details, day) =>
  expect(nextDraft({ details, counterpart: {} as never, description: '' })?.day).toBe(day),
);
