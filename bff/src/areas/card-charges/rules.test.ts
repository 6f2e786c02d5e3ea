import { describe, expect, it } from 'vitest';
import { DEFENSE } from '@balcao/contract/shared/card-limits';
import { defenseFault, defenseTextFault, offeredInstalments, storedTryFault } from './rules';

describe('the answer to a contest (domain.md 1)', () => {
  it.each([
    ['open, before its last day', 'open', '2026-11-25', null],
    ['open, on its last day', 'open', '2026-11-26', null],
    ['open, a day late', 'open', '2026-11-27', 'O prazo para responder terminou'],
    ['answered', 'defended', '2026-11-25', 'Esta contestação já foi respondida'],
    ['won', 'won', '2026-11-25', 'Não há contestação a responder'],
    ['lost', 'lost', '2026-11-25', 'Não há contestação a responder'],
    ['not there', null, '2026-11-25', 'Não há contestação a responder'],
  ] as const)('of one that is %s', (_, contest_state, today, fault) =>
    expect(defenseFault({ contest_state, contest_until: contest_state && '2026-11-26' }, today)).toBe(fault),
  );

  it.each([
    ['of the least length', DEFENSE.minLength, true],
    ['a letter shorter', DEFENSE.minLength - 1, false],
  ])('%s is long enough or not', (_, length, is) => expect(defenseTextFault('x'.repeat(length)) === null).toBe(is));
});

describe('instalments that are offered (AREAS-9-8)', () => {
  const offer = {
    most: 12,
    least: 500,
    bands: [
      { from: 1, to: 1 },
      { from: 2, to: 3 },
    ],
  };
  it.each([
    ['as far as there are rates', 100_000, {}, 3],
    ['as far as the account allows', 100_000, { most: 2 }, 2],
    ['of the least amount each', 1_000, {}, 2],
    ['of a cent less than that each', 999, {}, 1],
    ['of less than the least at all', 1, {}, 1],
    ['past a number without a rate', 100_000, { bands: [offer.bands[0]!, { from: 3, to: 3 }] }, 1],
    ['without rates', 100_000, { bands: [] }, 1],
  ])('%s', (_, value, over, count) =>
    expect(offeredInstalments(value, { ...offer, ...over }).map((one) => one.count)).toEqual(
      Array.from({ length: count }, (__, n) => n + 1),
    ),
  );

  it('say what each is, and the first one with the odd cents', () =>
    expect(offeredInstalments(10_000, offer)).toEqual([
      { count: 1, each: 10_000, first: 10_000 },
      { count: 2, each: 5_000, first: 5_000 },
      { count: 3, each: 3_333, first: 3_334 },
    ]));
});

describe('a card on file', () => {
  const refused = (count: number) => Array.from({ length: count }, () => ({ state: 'refused' as const }));
  it.each([
    ['a new charge', 'new', [], null],
    ['a charge that was refused once', 'unpaid', refused(1), null],
    ['a charge that was refused five times', 'unpaid', refused(5), null],
    ['a charge that was refused six times', 'unpaid', refused(6), 'Muitas tentativas com cartão nesta cobrança'],
    ['a charge whose try is sent', 'new', [{ state: 'sent' }], 'O pagamento está sendo processado. Aguarde'],
    [
      'one refused, then in analysis',
      'unpaid',
      [...refused(1), { state: 'analysis' }],
      'O pagamento está sendo processado. Aguarde',
    ],
    ['a paid charge', 'paid', [], 'Esta cobrança não pode mais ser paga'],
    ['a canceled charge', 'canceled', [], 'Esta cobrança não pode mais ser paga'],
    ['a charge that is not there', undefined, [], 'Esta cobrança não pode mais ser paga'],
  ] as const)('is charged for %s or not', (_, status, tries, fault) =>
    expect(storedTryFault(status, tries)).toBe(fault),
  );
});
