import { describe, expect, it } from 'vitest';
import { BASES, type Basis } from '@balcao/contract/personal-data';
import { erasable, fateOf, isDue, isOver, LAWS, monthsAfter, oldestAccess, type Standing } from './rules';

const TODAY = '2026-11-27';
const owner = { role: 'admin', isOpen: true, endedOn: null } as const;
const subuser = { role: 'subuser', isOpen: true, endedOn: null } as const;
const closed = (endedOn: string | null) => ({ role: 'admin', isOpen: false, endedOn }) as const;
const of = (...accesses: Standing['accesses'][number][]): Standing => ({ accesses, lastSeenOn: TODAY });
const gone: Standing = { accesses: [], lastSeenOn: null };

const erased = { fate: 'erased', until: null };
const anonymised = { fate: 'anonymised', until: null };
const kept = (until: string | null = null) => ({ fate: 'kept', until });

describe('what becomes of personal data', () => {
  it.each<[string, Basis, Standing, string, object]>([
    ['what nothing keeps, of an owner', 'none', of(owner), TODAY, erased],
    ['the contract of an owner', 'contract', of(owner), TODAY, kept()],
    ['the identity of an owner', 'identification', of(owner), TODAY, kept()],
    ['records of an owner', 'records', of(owner), TODAY, kept()],
    ['the identity of a sub-user who has access', 'identification', of(subuser), TODAY, kept()],
    ['the identity of a sub-user who was removed', 'identification', gone, TODAY, erased],
    ['records of a sub-user who was removed', 'records', gone, TODAY, anonymised],
    ['the contract of a sub-user who was removed', 'contract', gone, TODAY, erased],
    ['the audit log of a sub-user who was removed', 'audit', gone, TODAY, kept('2031-11-27')],
    ['a sub-user of a closed account', 'identification', of({ ...subuser, isOpen: false }), TODAY, erased],
    ['the contract of a closed account', 'contract', of(closed('2026-11-27')), TODAY, erased],
    ['an account closed today', 'identification', of(closed('2026-11-27')), TODAY, kept('2036-12-31')],
    [
      'an account closed on the first day of its year',
      'identification',
      of(closed('2026-01-01')),
      TODAY,
      kept('2036-12-31'),
    ],
    [
      'an account closed on the last day of the year before',
      'identification',
      of(closed('2025-12-31')),
      TODAY,
      kept('2035-12-31'),
    ],
    ['the last day of retention', 'identification', of(closed('2016-05-10')), '2026-12-31', kept('2026-12-31')],
    ['the day after the last', 'identification', of(closed('2016-05-10')), '2027-01-01', erased],
    ['records on that last day', 'records', of(closed('2016-05-10')), '2026-12-31', kept('2026-12-31')],
    ['records on the day after', 'records', of(closed('2016-05-10')), '2027-01-01', anonymised],
    [
      'two closed accounts: the later one',
      'identification',
      of(closed('2010-01-01'), closed('2020-01-01')),
      TODAY,
      kept('2030-12-31'),
    ],
    ['one closed long ago, one open', 'identification', of(closed('2010-01-01'), owner), TODAY, kept()],
    [
      'owner of one closed long ago, sub-user of one open',
      'identification',
      of(closed('2010-01-01'), subuser),
      TODAY,
      kept(),
    ],
    ['closed on a day nobody knows', 'identification', of(closed('2010-01-01'), closed(null)), TODAY, kept()],
    ['who was seen today', 'access', of(owner), TODAY, kept('2027-05-27')],
    ['who was seen half a year ago', 'access', { ...gone, lastSeenOn: '2026-05-27' }, TODAY, kept('2026-11-27')],
    ['who was seen a day longer ago', 'access', { ...gone, lastSeenOn: '2026-05-26' }, TODAY, erased],
    ['who was never seen', 'access', gone, TODAY, erased],
  ])('%s (%s)', (_, basis, standing, today, decision) => {
    expect(fateOf(basis, standing, today)).toEqual(decision);
  });

  it('every kept basis names its law', () => {
    for (const basis of BASES) expect(LAWS[basis] === null).toBe(fateOf(basis, of(owner), TODAY).fate === 'erased');
  });
});

describe('the bases that may be erased', () => {
  it.each<[string, Standing, Basis[]]>([
    ['of an owner: only what is not needed', of(owner), ['none']],
    ['of an account closed today', of(closed(TODAY)), ['none', 'contract']],
    ['of a removed sub-user', gone, ['none', 'access', 'contract', 'identification']],
  ])('%s', (_, standing, bases) => {
    expect(erasable(standing, TODAY)).toEqual(bases);
  });
});

describe('a request', () => {
  it.each<[string, string, string | null, Basis[], boolean]>([
    ['that never ran', '', null, ['none'], true],
    ['that ran today with the same outcome', 'none', TODAY, ['none'], false],
    ['by which more may be erased now', 'none', TODAY, ['none', 'contract'], true],
    ['that ran a day less than half a year ago', 'none', '2026-05-28', ['none'], false],
    ['that ran half a year ago', 'none', '2026-05-27', ['none'], true],
  ])('%s', (_, before, ranOn, now, due) => {
    expect(isDue({ erased: before, ranOn }, now, TODAY)).toBe(due);
  });

  it.each<[Basis[], boolean]>([
    [['none'], false],
    [['none', 'contract', 'identification'], false],
    [['none', 'access', 'contract'], false],
    [['none', 'access', 'contract', 'identification'], true],
  ])('with %j erased is over: %s', (now, over) => {
    expect(isOver(now)).toBe(over);
  });
});

it.each([
  ['2026-08-31', 6, '2027-02-28'],
  ['2027-08-31', 6, '2028-02-29'],
  ['2026-12-31', 6, '2027-06-30'],
  ['2026-02-28', -6, '2025-08-28'],
  ['2028-02-29', 60, '2033-02-28'],
])('%s and %i months are %s', (day, months, after) => {
  expect(monthsAfter(day, months)).toBe(after);
});

it('accesses of half a year ago are kept, those of the day before are not', () => {
  expect(oldestAccess(TODAY)).toBe('2026-05-27');
});
