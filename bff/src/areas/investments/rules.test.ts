import { describe, expect, it } from 'vitest';
import type { Product } from '../../rails/broker/port';
import {
  bestAnyDay,
  daysOf,
  expiryOf,
  guaranteeOf,
  isExempt,
  isOfTerm,
  isSuitable,
  isValidOn,
  ratesOf,
  refusePurchase,
  refuseRedemption,
  yearlyOf,
  type Buyer,
  type Held,
} from './rules';
import { judge, listMissing, QUESTIONS } from './suitability';

const product: Product = {
  id: 1,
  name: 'CDB',
  issuer: 'Banco',
  conglomerate: 'Grupo',
  kind: 'cdb',
  index: 'DI',
  indexRate: 1_100_000,
  coupon: 0,
  minimum: 10_000,
  maximum: 500_000,
  term: 360,
  grace: 90,
  risk: 2,
};
const buyer: Buyer = {
  profile: { profile: 'moderate', expiresOn: '2026-11-26' },
  acceptsUnsuitable: false,
  today: '2026-11-26',
};

describe('a purchase (AREAS-1-7)', () => {
  it.each<[string, Partial<Product>, number, Partial<Buyer>, string[]]>([
    ['of the minimum', {}, 10_000, {}, []],
    ['of a cent less', {}, 9999, {}, ['minimum amount']],
    ['of the maximum', {}, 500_000, {}, []],
    ['of a cent more', {}, 500_001, {}, ['maximum amount']],
    ['without a profile', {}, 10_000, { profile: null }, ['profile product']],
    ['the day after the profile expired', {}, 10_000, { today: '2026-11-27' }, ['profile product']],
    ['of what is too bold', { risk: 3 }, 10_000, {}, ['unsuitable acceptsUnsuitable']],
    ['of what is too bold, accepted', { risk: 3 }, 10_000, { acceptsUnsuitable: true }, []],
    [
      'accepted, but with an expired profile',
      { risk: 3 },
      10_000,
      { acceptsUnsuitable: true, today: '2026-11-27' },
      ['profile product'],
    ],
    ['with two faults', { risk: 3 }, 9999, {}, ['minimum amount', 'unsuitable acceptsUnsuitable']],
  ])('%s', (_, of, amount, by, refusals) =>
    expect(
      refusePurchase({ ...product, ...of }, amount, { ...buyer, ...by }).map((one) => `${one.code} ${one.field}`),
    ).toEqual(refusals),
  );

  it('of an asset that is no longer there', () =>
    expect(refusePurchase(null, 10_000, buyer)).toMatchObject([{ field: 'product' }]));

  it.each<[Product['risk'], 'conservative' | 'moderate' | 'bold', boolean]>([
    [1, 'conservative', true],
    [2, 'conservative', false],
    [3, 'conservative', false],
    [1, 'moderate', true],
    [2, 'moderate', true],
    [3, 'moderate', false],
    [3, 'bold', true],
  ])('risk %d suits a %s investor: %s', (risk, profile, suits) =>
    expect(isSuitable(risk, { profile: { profile, expiresOn: '2026-11-26' }, today: '2026-11-26' })).toBe(suits),
  );
});

it.each([
  [null, '2026-11-26'],
  [{ profile: 'bold', expiresOn: '2026-11-26' }, '2026-11-27'],
] as const)('the profile %j says on %s of no asset whether it suits', (profile, today) =>
  expect(isSuitable(1, { profile, today })).toBeNull(),
);

describe('the days of an investment', () => {
  it.each([
    [360, 90, '2026-11-27', '2027-11-22', '2027-02-25'],
    [180, null, '2026-11-26', '2027-05-25', '2027-05-25'],
    // the last day is a Saturday, a holiday, carnival
    [2, 0, '2026-11-26', '2026-11-30', '2026-11-26'],
    [29, null, '2026-11-26', '2026-12-28', '2026-12-28'],
    [35, null, '2026-11-26', '2027-01-04', '2027-01-04'],
    [3, null, '2026-02-13', '2026-02-18', '2026-02-18'],
  ])('a term of %d with grace %s from %s', (term, grace, bought, maturity, redeemableFrom) =>
    expect(daysOf({ term, grace }, bought)).toEqual({ maturity, redeemableFrom }),
  );

  it.each([
    ['2026-11-26', '2028-11-25'],
    ['2027-01-01', '2028-12-31'],
    ['2028-02-29', '2030-02-28'],
  ])('a profile of %s is valid until %s', (day, last) => {
    expect(expiryOf(day)).toBe(last);
    expect(isValidOn(last, last)).toBe(true);
  });

  it.each([
    [180, 'until-180'],
    [181, 'until-360'],
    [360, 'until-360'],
    [361, 'until-720'],
    [720, 'until-720'],
    [721, 'over-720'],
  ] as const)('a term of %d days is %s', (term, wanted) => {
    const all = (['until-180', 'until-360', 'until-720', 'over-720'] as const).filter((one) => isOfTerm(term, one));
    expect(all).toEqual([wanted]);
  });
});

it.each([
  ['cdb', true, false],
  ['lci', true, true],
  ['lca', true, true],
  ['lci', false, false],
  ['lca', false, false],
] as const)('%s held by a person: %s is exempt: %s', (kind, person, exempt) =>
  expect(isExempt(kind, person)).toBe(exempt),
);

it.each([
  [{ index: 'DI', indexRate: 1_100_000, coupon: 0 }, { index_rate: '110,00% do CDI', coupon: null }, 152_900],
  [
    { index: 'DI', indexRate: 1_000_000, coupon: 15_000 },
    { index_rate: '100,00% do CDI', coupon: '+ 1,50% a.a.' },
    156_085,
  ],
  [{ index: 'PRE', indexRate: 0, coupon: 125_000 }, { index_rate: null, coupon: '12,50% a.a.' }, 125_000],
  [{ index: 'IPCA', indexRate: 0, coupon: 62_000 }, { index_rate: 'IPCA', coupon: '+ 6,20% a.a.' }, 92_993],
] as const)('rates in words, and what they are a year (AREAS-3-investments-1)', (asset, words, yearly) => {
  expect(ratesOf(asset)).toEqual(words);
  expect(yearlyOf(asset, { di: 1390, ipca: 24 })).toBe(yearly);
});

describe('a redemption (AREAS-2-investments-2)', () => {
  const held: Held = {
    state: 'active',
    gross: 110_000,
    waiting: 0,
    isWholeWaiting: false,
    redeemableFrom: '2026-11-26',
  };
  it.each<[string, number | null, Partial<Held>, string, string | null | undefined]>([
    ['of all', null, {}, '2026-11-26', undefined],
    ['of all to the cent', 110_000, {}, '2026-11-26', undefined],
    ['of a cent more than held', 110_001, {}, '2026-11-26', 'amount'],
    ['of nothing', 0, {}, '2026-11-26', 'amount'],
    ['of a cent', 1, {}, '2026-11-26', undefined],
    ['on the day before it may be', 1, {}, '2026-11-25', null],
    ['of what was redeemed', 1, { state: 'redeemed' }, '2026-11-26', null],
    ['of what waits already', 1, { isWholeWaiting: true }, '2026-11-26', null],
    ['of what is left beside what waits', 60_000, { waiting: 50_000 }, '2026-11-26', undefined],
    ['of a cent more than that', 60_001, { waiting: 50_000 }, '2026-11-26', 'amount'],
    ['of all beside what waits', null, { waiting: 50_000 }, '2026-11-26', 'amount'],
  ])('%s', (_, amount, of, day, field) =>
    expect(refuseRedemption(amount, { ...held, ...of }, day)[0]?.field).toBe(field),
  );
});

it.each([
  [[['A', 25_000_000]], 25_000_000, [25_000_000]],
  [[['A', 25_000_001]], 25_000_000, [25_000_000]],
  [[['A', 24_999_999]], 24_999_999, [24_999_999]],
  [['A', 'B', 'C', 'D', 'E'].map((name) => [name, 25_000_000]), 100_000_000, Array(5).fill(25_000_000)],
] as [[string, number][], number, number[]][])('the guarantee fund covers %j: %d', (values, covered, each) => {
  const found = guaranteeOf(new Map(values));
  expect(found.covered).toBe(covered);
  expect(found.items.map((one) => one.covered)).toEqual(each);
});

describe('the test of suitability (Resolução CVM 30)', () => {
  const all = (of: string) => Object.fromEntries(QUESTIONS.map(({ id }) => [id, of]));
  it.each<[string, Record<string, string>, string | undefined]>([
    ['the most careful answers', all('1'), 'conservative'],
    ['middling answers', all('2'), 'moderate'],
    ['the boldest answers', all('3'), 'bold'],
    ['bold ones of who may need the money', { ...all('3'), need: '1' }, 'conservative'],
    ['bold ones for six months', { ...all('3'), horizon: '1' }, 'conservative'],
    ['four points', { ...all('1'), horizon: '2', need: '2', aim: '3' }, 'conservative'],
    ['five points', { ...all('1'), horizon: '2', need: '2', aim: '3', loss: '2' }, 'moderate'],
    ['eight points', { ...all('2'), aim: '3', loss: '3' }, 'moderate'],
    ['nine points', { ...all('2'), aim: '3', loss: '3', share: '3' }, 'bold'],
    ['an answer that is not offered', { ...all('2'), aim: '4' }, undefined],
    ['a name of the language', { ...all('2'), aim: '__proto__' }, undefined],
  ])('%s', (_, answers, profile) => expect(judge(answers)?.profile).toBe(profile));

  it('names each question without an answer', () => {
    const { need: _need, ...others } = all('2');
    expect(judge(others)).toBeNull();
    expect(listMissing(others)).toEqual(['answers.need']);
  });
});

describe('the best asset for money that is needed again', () => {
  const any = { ...product, grace: 0, minimum: 100, maximum: 200 };
  const best = { ...any, id: 2, indexRate: 1_200_000 };
  it.each([
    ['yields most', [any, best], 150, 2],
    ['yields most, in any order', [best, any], 150, 2],
    ['takes its minimum', [any, { ...best, minimum: 150 }], 150, 2],
    ['is another where a cent is missing', [any, { ...best, minimum: 151 }], 150, 1],
    ['takes its maximum', [any, { ...best, maximum: 150 }], 150, 2],
    ['is another where it is a cent too much', [any, { ...best, maximum: 149 }], 150, 1],
    ['can be redeemed any day', [any, { ...best, grace: 1 }], 150, 1],
    ['is none', [{ ...any, minimum: 151 }], 150, undefined],
  ] as const)('%s', (_, all, amount, id) => expect(bestAnyDay(all, amount, { di: 1490, ipca: 30 })?.id).toBe(id));
});
