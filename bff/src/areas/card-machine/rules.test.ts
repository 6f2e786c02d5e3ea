import { describe, expect, it } from 'vitest';
import type { MachinePlan } from '@balcao/contract/card-machine/shapes';
import type { Brand, Modality } from '../../rails/acquirer/terms';
import {
  agreedCost,
  consentOf,
  filtersOf,
  FIRST_PLAN,
  mayAnswer,
  planAt,
  planOf,
  refuseActivation,
  refuseChange,
  refusePlan,
  serialsOf,
  summarise,
} from './rules';

const fieldsOf = (faults: { field: string }[]) => faults.map(({ field }) => field);

describe('change of a machine (AREAS-7-card-machine-1)', () => {
  it.each<[object, string[]]>([
    [{ max_parcels: 1 }, []],
    [{ max_parcels: 12 }, []],
    [{ max_parcels: 13 }, ['max_parcels']],
    [{ max_parcels: 0 }, ['max_parcels']],
    [{ pin: '2580' }, []],
    [{ pin: '1234' }, ['pin']],
    [{}, ['max_parcels']],
    [{ max_parcels: 3, pin: '2580' }, ['max_parcels']],
  ])('%j is refused at %j', (change, fields) => {
    expect(fieldsOf(refuseChange(change))).toEqual(fields);
  });
});

describe('activation (AREAS-4-card-machine-1)', () => {
  const whole = { activation_code: 'abcd-1234', name: 'Balcão', activity_field: 1, mcc: '5812' };
  it.each<[string, object, boolean, string[]]>([
    ['the first with all of it', whole, true, []],
    ['a further one without activity', { activation_code: 'ABCD1234', name: 'Caixa 2' }, false, []],
    ['the first without activity', { activation_code: 'ABCD1234', name: 'Caixa' }, true, ['activity_field', 'mcc']],
    ['a code too short', { ...whole, activation_code: 'ABCD123' }, true, ['activation_code']],
    ['no name', { ...whole, name: '' }, false, ['name']],
    ['a code of another field', { ...whole, mcc: '5912' }, true, ['mcc']],
    ['a code that is none', { ...whole, mcc: '0000' }, true, ['mcc']],
  ])('%s', (_, asked, isFirst, fields) => {
    expect(fieldsOf(refuseActivation(asked as typeof whole, isFirst))).toEqual(fields);
  });
});

describe('plan (AREAS-4-card-machine-2, AREAS-7-card-machine-2)', () => {
  it.each<[number, boolean | undefined, number, string[]]>([
    [1, true, 0, []],
    [1, undefined, 0, ['accepts']],
    [14, false, 0, ['accepts']],
    [0, undefined, 14, []],
    [0, undefined, 0, ['anticipation_due_days']],
    [14, true, 14, ['anticipation_due_days']],
    [2, true, 0, ['anticipation_due_days']],
  ])('in %i days, accepted %s, from %i, is refused at %j', (days, accepts, active, fields) => {
    const asked = { anticipation_due_days: days, ...(accepts !== undefined && { accepts }) };
    expect(fieldsOf(refusePlan(asked, active))).toEqual(fields);
  });

  it('is in force from the instant it was agreed to, and there is no anticipation before', () => {
    const at = (hour: number) => new Date(Date.UTC(2026, 10, 26, hour));
    const changes = [
      { starts_at: at(14), plan: planOf(1)! },
      { starts_at: at(12), plan: planOf(14)! },
    ];
    const days = (hour: number) => planAt(changes, at(hour)).anticipation_due_days;
    expect([11, 12, 13, 14, 15].map(days)).toEqual([0, 14, 14, 1, 1]);
    expect(planAt([], at(12))).toBe(FIRST_PLAN);
  });

  it('says what it costs in what is agreed to', () => {
    expect(consentOf(planOf(1)!)).toContain('em 1 dia. A antecipação custa 1,99% ao mês');
    expect(consentOf(planOf(14)!)).toContain('em 14 dias');
    expect(consentOf(FIRST_PLAN)).toBe('Sem antecipação: cada parcela do crédito é paga no mês dela.');
  });
});

describe('fee audit', () => {
  const sold = { day: '2026-11-26', modality: 'credit', brand: 'visa', parcels: 1, amount: 10_000 } as const;
  it('agrees on what the plan of the day says, whatever was charged', () => {
    expect(agreedCost(FIRST_PLAN, sold, 299)).toBe(249);
    expect(agreedCost(planOf(1)!, sold, 0)).toBe(249 + 201);
  });
  it('finds no difference in a sale that the plan has no rate for', () => {
    const none: MachinePlan = { ...FIRST_PLAN, rates: [] };
    expect(agreedCost(none, sold, 299)).toBe(299);
  });
});

it('the summary is of credit, debit and Pix, and leaves voucher, alelo and vr out of the whole too (AREAS-9-13)', () => {
  const row = (modality: Modality, brand: Brand | null, amount: number) => ({
    modality,
    brand,
    count: 1,
    amount,
    fee: 1,
    net: amount - 1,
  });
  const all = summarise([
    row('credit', 'visa', 100),
    row('credit', 'elo', 50),
    row('credit', 'alelo', 7),
    row('debit', 'visa', 20),
    row('pix', null, 10),
    row('voucher', 'alelo', 1000),
    row('voucher', 'vr', 2000),
    row('voucher', 'visa', 4000),
  ]);
  expect(all).toMatchObject({ count: 4, amount: 180, fee: 4, net: 176 });
  expect(all.types.map(({ type, count, amount }) => [type, count, amount])).toEqual([
    ['credit', 2, 150],
    ['debit', 1, 20],
    ['pix', 1, 10],
  ]);
  expect(all.types[0]!.brands.map(({ brand, amount }) => [brand, amount])).toEqual([
    ['elo', 50],
    ['visa', 100],
  ]);
});

describe('contest', () => {
  it.each([
    ['open', '2026-11-25', true],
    ['open', '2026-11-26', true],
    ['open', '2026-11-27', false],
    ['answered', '2026-11-25', false],
    ['won', '2026-11-25', false],
    ['lost', '2026-11-25', false],
  ] as const)('that is %s can be answered on %s: %s', (state, today, may) => {
    expect(mayAnswer({ state, deadline: '2026-11-26' }, today)).toBe(may);
  });
});

it('filters of the specification are those of the grid (AREAS-3-card-machine-1)', () => {
  const query = {
    search: 'caixa',
    startDate: '2026-11-01',
    endDate: '2026-11-30',
    modalities: 'credit,debit',
    brands: 'visa',
    operationTypes: 'single',
    serialNumbers: 'A1,,B2',
  };
  expect(filtersOf(query)).toEqual({
    text: 'caixa',
    days: { from: '2026-11-01', to: '2026-11-30' },
    modalities: ['credit', 'debit'],
    brands: ['visa'],
    operationTypes: ['single'],
  });
  expect(serialsOf(query)).toEqual(['A1', 'B2']);
  expect(filtersOf({ endDate: '2026-11-30' })).toEqual({ days: { to: '2026-11-30' } });
  expect([filtersOf({}), serialsOf({})]).toEqual([{}, undefined]);
});
