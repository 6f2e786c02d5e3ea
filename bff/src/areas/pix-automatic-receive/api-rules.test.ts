import { describe, expect, it } from 'vitest';
import {
  attemptType,
  chargeFaults,
  cycleAt,
  journeyType,
  newRecurrence,
  newRequest,
  payerOfHomologation,
  retryFault,
  updatesOf,
  waitsForRetry,
} from './api-rules';

const at = new Date('2026-11-27T02:30:00Z');

describe('names of the Pix API (pix-api.json)', () => {
  it('an idRec says whether it may be tried again, and the São Paulo day; an idSolicRec has the same length', () => {
    expect(newRecurrence('PERMITE_3R_7D', at)).toMatch(/^RR0908935620261126[0-9a-f]{11}$/);
    expect(newRecurrence('NAO_PERMITE', at)).toMatch(/^RN\d{16}[0-9a-f]{11}$/);
    expect(newRequest(at)).toMatch(/^SC[0-9a-zA-Z]{27}$/);
  });

  it.each<[number, boolean, string]>([
    [1, false, 'JORNADA_1'],
    [2, false, 'AGUARDANDO_DEFINICAO'],
    [2, true, 'JORNADA_2'],
    [3, false, 'JORNADA_3'],
    [4, true, 'JORNADA_4'],
  ])('journey %s, authorised %s, is %s', (journey, isAuthorised, type) => {
    expect(journeyType({ journey, authorised_at: isAuthorised ? at : null })).toBe(type);
  });

  it.each([
    [1, 'AGND'],
    [2, 'NTAG'],
    [4, 'NTAG'],
  ])('attempt %s is %s', (number, type) => {
    expect(attemptType(number)).toBe(type);
  });

  it('updates are the states that have an instant, in order', () => {
    const later = new Date(at.getTime() + 1000);
    expect(
      updatesOf([
        ['CRIADA', at],
        ['ATIVA', null],
        [null, at],
        ['CONCLUIDA', later],
      ]),
    ).toEqual([
      { status: 'CRIADA', data: at.toISOString() },
      { status: 'CONCLUIDA', data: later.toISOString() },
    ]);
  });
});

describe('the cycle of a day', () => {
  it.each([
    ['2026-12-09', -1],
    ['2026-12-10', 0],
    ['2027-01-09', 0],
    ['2027-01-10', 1],
  ])('%s of a month that begins on the 10th is in cycle %s', (day, cycle) => {
    expect(cycleAt('2026-12-10', 'MENSAL', day)).toBe(cycle);
  });
});

const now = '2026-12-01';
const terms = {
  state: 'APROVADA' as const,
  period: 'SEMANAL' as const,
  first_day: '2026-12-03',
  last_day: '2026-12-10' as string | null,
  amount: null as number | null,
  minimum: 500 as number | null,
  next_cycle: 0,
};

describe('a charge of a cycle', () => {
  it.each<[string, Partial<Omit<typeof terms, 'state'>> & { state?: 'CRIADA' }, string, number, string[]]>([
    ['two days before', {}, '2026-12-03', 500, []],
    ['one day before', {}, '2026-12-02', 500, ['calendario.dataDeVencimento']],
    ['ten days before', { first_day: '2026-12-08', last_day: null }, '2026-12-11', 500, []],
    [
      'eleven days before',
      { first_day: '2026-12-08', last_day: null },
      '2026-12-12',
      500,
      ['calendario.dataDeVencimento'],
    ],
    ['within the cycle', {}, '2026-12-09', 500, []],
    ['of the cycle after the next', {}, '2026-12-10', 500, ['calendario.dataDeVencimento']],
    ['once it is the next', { next_cycle: 1 }, '2026-12-10', 500, []],
    ['after the last day', { next_cycle: 1 }, '2026-12-11', 500, ['calendario.dataDeVencimento']],
    ['before the first cycle', { first_day: '2026-12-05' }, '2026-12-04', 500, ['calendario.dataDeVencimento']],
    ['on no day', {}, '2026-02-30', 500, ['calendario.dataDeVencimento']],
    ['below the minimum', {}, '2026-12-03', 499, ['valor.original']],
    ['of the fixed amount', { amount: 900, minimum: null }, '2026-12-03', 900, []],
    ['of another amount', { amount: 900, minimum: null }, '2026-12-03', 901, ['valor.original']],
    ['of nothing', { minimum: null }, '2026-12-03', 0, ['valor.original']],
    ['not authorised', { state: 'CRIADA' }, '2026-12-03', 500, ['idRec']],
  ])('%s', (_, given, due, amount, fields) => {
    expect(chargeFaults({ ...terms, ...given }, { due, amount }, now).map(({ field }) => field)).toEqual(fields);
  });
});

const tried = {
  state: 'APROVADA' as const,
  retry: 'PERMITE_3R_7D' as const,
  charge: { state: 'ATIVA' as const, day: '2026-11-30' },
  attempts: [{ state: 'REJEITADA' }],
};
it('a day that no month has is none, though it stands between two that are allowed', () => {
  const [first_day, last_day, minimum] = ['2027-02-10', null, null];
  const due = '2027-02-30';
  const faults = chargeFaults(
    { ...terms, first_day, last_day, minimum, next_cycle: 9 },
    { due, amount: 1 },
    '2027-02-25',
  );
  expect(faults.map(({ field }) => field)).toEqual(['calendario.dataDeVencimento']);
  const charge = { ...tried.charge, day: '2027-02-26' };
  expect(retryFault({ ...tried, charge }, due, '2027-02-26')).not.toBeNull();
});
const failed = (n: number) => Array.from({ length: n }, () => ({ state: 'REJEITADA' }));

describe('a retry: up to three in seven days after the due day, where the policy allows', () => {
  it.each<[string, object, string, boolean]>([
    ['tomorrow', {}, '2026-12-02', true],
    ['today', {}, '2026-12-01', false],
    ['on the seventh day', {}, '2026-12-07', true],
    ['on the eighth day', {}, '2026-12-08', false],
    ['on no day', {}, '2026-12-32', false],
    ['for the third time', { attempts: failed(3) }, '2026-12-02', true],
    ['for the fourth time', { attempts: failed(4) }, '2026-12-02', false],
    ['while one is scheduled', { attempts: [{ state: 'AGENDADA' }] }, '2026-12-02', false],
    ['while one is requested', { attempts: [{ state: 'SOLICITADA' }] }, '2026-12-02', false],
    ['against the policy', { retry: 'NAO_PERMITE' }, '2026-12-02', false],
    ['of a recurrence that ended', { state: 'CANCELADA' }, '2026-12-02', false],
    ['of a charge that ended', { charge: { state: 'EXPIRADA', day: '2026-11-30' } }, '2026-12-02', false],
  ])('%s', (_, given, day, isAllowed) => {
    expect(retryFault({ ...tried, ...given }, day, now) === null).toBe(isAllowed);
  });

  it.each<[string, object, number, string, boolean]>([
    ['after the first', {}, 1, '2026-12-01', true],
    ['after the third', {}, 3, '2026-12-01', true],
    ['after the fourth', {}, 4, '2026-12-01', false],
    ['on the sixth day', {}, 1, '2026-12-06', true],
    ['on the seventh day', {}, 1, '2026-12-07', false],
    ['against the policy', { retry: 'NAO_PERMITE' }, 1, '2026-12-01', false],
    ['of a recurrence that ended', { state: 'CANCELADA' }, 1, '2026-12-01', false],
  ])('is waited for %s: %s', (_, given, number, day, waits) => {
    expect(waitsForRetry({ ...tried, ...given }, '2026-11-30', number, day)).toBe(waits);
  });
});

it.each([
  [0, 'accepts'],
  [1000, 'accepts'],
  [1001, 'refuses'],
  [2000, 'refuses'],
  [2001, 'waits'],
])('a payer of homologation who is asked for %s cents %s', (cents, answer) => {
  expect(payerOfHomologation(cents)).toBe(answer);
});
