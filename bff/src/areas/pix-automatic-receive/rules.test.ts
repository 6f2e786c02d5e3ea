import { expect, it } from 'vitest';
import { collectionFaults } from './ask';
import { chargeFault, dayOfCycle, firstCycle, nextAttempt } from './rules';

const VARYING = { state: 'APROVADA', next_day: '2026-03-20', by_api: false, amount: null } as const;

it.each([
  ['ten days before its cycle', VARYING, '2026-03-10', undefined],
  ['a day earlier', VARYING, '2026-03-09', 'window'],
  ['two days before its cycle', VARYING, '2026-03-18', undefined],
  ['a day later', VARYING, '2026-03-19', 'window'],
  ['that is not authorised yet', { ...VARYING, state: 'CRIADA' }, '2026-03-18', 'ended'],
  ['that was cancelled', { ...VARYING, state: 'CANCELADA' }, '2026-03-18', 'ended'],
  ['without a cycle left', { ...VARYING, next_day: null }, '2026-03-18', 'ended'],
  ['that an application charges', { ...VARYING, by_api: true }, '2026-03-18', 'by-api'],
  ['of a fixed amount', { ...VARYING, amount: 1 }, '2026-03-18', 'fixed'],
] as const)('domain.md 2: a recurrence %s is charged by hand, or says why not', (_, row, today, code) =>
  expect(chargeFault(row, today)?.code).toBe(code),
);

const MONTHLY = { first_day: '2026-03-20', last_day: null, period: 'MENSAL' } as const;

it.each([
  ['without an end', MONTHLY, '2026-04-20'],
  ['on its last day', { ...MONTHLY, last_day: '2026-04-20' }, '2026-04-20'],
  ['a day after its last', { ...MONTHLY, last_day: '2026-04-19' }, null],
] as const)('a cycle %s is charged on %s', (_, row, day) => expect(dayOfCycle(row, 1)).toBe(day));

it.each([
  ['2026-03-18', 0],
  ['2026-03-19', 1],
  ['2026-04-18', 1],
  ['2026-04-19', 2],
])('domain.md 2: authorised on %s, the first cycle to be charged is %i', (today, cycle) =>
  expect(firstCycle(MONTHLY, today)).toBe(cycle),
);

const TRIED = { state: 'APROVADA', retry: 'PERMITE_3R_7D', by_api: false } as const;

it.each([
  ['at first', TRIED, 1, '2026-03-20', '2026-03-22'],
  ['the last time', TRIED, 3, '2026-03-24', '2026-03-27'],
  ['no more after the fourth', TRIED, 4, '2026-03-27', null],
  ['on the day after, where its day is today', TRIED, 1, '2026-03-22', '2026-03-23'],
  ['on the seventh day at the latest', TRIED, 2, '2026-03-26', '2026-03-27'],
  ['not on the eighth', TRIED, 2, '2026-03-27', null],
  ['never where its policy forbids it', { ...TRIED, retry: 'NAO_PERMITE' }, 1, '2026-03-20', null],
  ['never by itself where an application charges', { ...TRIED, by_api: true }, 1, '2026-03-20', null],
  ['never where the recurrence has ended', { ...TRIED, state: 'CANCELADA' }, 1, '2026-03-20', null],
] as const)('PERMITE_3R_7D: a charge that was not paid is tried again %s', (_, row, number, today, day) =>
  expect(nextAttempt(row, '2026-03-20', number, today)).toBe(day),
);

const ASKED = {
  journey: 2,
  contract: 'Mensalidade',
  period: 'MENSAL',
  first_day: '2026-03-12',
  amount: 1,
  retry: 'NAO_PERMITE',
} as const;
const ACCOUNT = { ispb: '60746948', branch: '1', number: '1-2' };

it.each([
  ['from two days after today on', {}, []],
  ['a day earlier', { first_day: '2026-03-11' }, ['first_day']],
  ['on a day that is none', { first_day: '2026-13-01' }, ['first_day']],
  ['that ends with its first cycle', { last_day: '2026-03-12' }, []],
  ['that ends a day before', { last_day: '2026-03-11' }, ['last_day']],
  ['for nothing', { contract: ' ' }, ['contract']],
  ['of R$ 0,00', { amount: 0 }, ['amount']],
  ['of a least of R$ 0,00', { amount: undefined, minimum: 0 }, ['minimum']],
  ['of an amount and a least one', { minimum: 1 }, ['minimum']],
  ['by a code with a payment', { journey: 3, now: 1 }, []],
  ['by a code with a payment of R$ 0,00', { journey: 3, now: 0 }, ['now']],
  ['by a code alone, with a payment', { now: 1 }, ['now']],
  ['by the code of a billet', { journey: 4, billet: 1 }, []],
  ['by the code of no billet', { journey: 4 }, ['billet']],
  ['by a code alone, with a billet', { billet: 1 }, ['billet']],
  ['by a notice to an account', { journey: 1, account: ACCOUNT }, []],
  ['by a code alone, with an account', { account: ACCOUNT }, ['account.number']],
  ['by a notice to a bank that is none', { journey: 1, account: { ...ACCOUNT, ispb: '1' } }, ['account.ispb']],
] as const)('domain.md 2: a request %s is refused at: %j', (_, given, fields) => {
  const { amount, ...input } = { ...ASKED, ...given };
  const faults = collectionFaults({ ...input, ...(amount === undefined ? {} : { amount }) }, '2026-03-10');
  expect([...new Set(faults.map(({ field }) => field))]).toEqual(fields);
});
