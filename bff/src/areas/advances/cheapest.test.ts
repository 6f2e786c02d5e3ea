import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays } from '../../core/calendar';
import { cheapestBillets, reachOf } from './cheapest';
import { quoteContract, totalOf, type Receivable } from './cost';

const day = '2026-11-26';
const LOAN = { legalForm: 'loan', monthlyRate: 0, fee: 0 } as const;
const billetsOf = (values: readonly number[]): Receivable[] =>
  values.map((value, at) => ({ id: at + 1, value, due: addDays(day, 30) }));

describe('what all the billets bring', () => {
  it.each([
    ['is asked for and found', [3_000_000, 1000], LOAN, false],
    ['less the contract’s fee', [3_000_000, 1000], { ...LOAN, fee: 990 }, false],
    ['declared in Simples too', [3_000_000, 3_000_001], LOAN, true],
  ] as const)('%s, and not declared a cent more is not', (_, values, offer, isSimples) => {
    const all = billetsOf(values);
    const target = reachOf(all, { offer, day });
    expect(cheapestBillets(all, { offer, day, target, isSimples })).not.toBeNull();
    expect(cheapestBillets(all, { offer, day, target: target + 1, isSimples: false })).toBeNull();
  });
  it.each([
    ['no billet', []],
    ['billets that cost more than they are worth', [1]],
  ])('is nothing of %s', (_, values) =>
    expect(reachOf(billetsOf(values), { offer: { ...LOAN, fee: 990 }, day })).toBe(0),
  );
});

describe('the cheapest billets at the IOF of their contract (issue 38, 6)', () => {
  it.each([
    // at no rate, a credit is the value: 30 days cost 0,4622 % in Simples up to R$ 30.000,00, else 0,626 %
    ['the last cent of the limit', [3_000_000, 3_000_001], true, 2_986_134, [1], 13_866, true],
    ['a cent more', [3_000_000, 3_000_001], true, 2_986_135, [1, 2], 37_560, true],
    ['not declared', [3_000_000], false, 2_981_220, [1], 18_780, true],
    ['of several billets', [1_000_000, 2_000_000], true, 2_986_134, [1, 2], 13_866, true],
    ['of several billets, a cent over the limit', [1_000_000, 2_000_001], true, 2_981_220, [1, 2], 18_780, false],
    ['more than all of them bring', [3_000_000], true, 2_986_135, undefined, undefined, undefined],
  ] as const)('%s', (_, values, isSimples, target, ids, cost, isExact) => {
    const found = cheapestBillets(billetsOf(values), { offer: LOAN, day, target, isSimples });
    expect([found?.ids, found?.cost, found?.isExact]).toEqual([ids, cost, isExact]);
  });

  it('sold, bear none, whatever is declared', () => {
    const offer = { legalForm: 'cession', monthlyRate: 0, fee: 990 } as const;
    const asked = { offer, day, target: 1, isSimples: true };
    expect(cheapestBillets(billetsOf([1000]), asked)).toMatchObject({ ids: [1], cost: 990, net: 10, bound: 0 });
  });

  it('in Simples are what trying every set finds, or dearer by the bound at most, as the review quotes them', () => {
    const offer = { ...LOAN, monthlyRate: 179, fee: 990 };
    const billet = fc.record({
      value: fc.integer({ min: 100_000, max: 3_200_000 }),
      days: fc.integer({ min: 11, max: 90 }),
    });
    const ofSet = (some: readonly Receivable[]) => {
      const { net, discount, iof, fee } = totalOf(quoteContract(some, offer, day, true).items, offer.fee);
      return { net, cost: discount + iof + fee };
    };
    fc.assert(
      fc.property(
        fc.array(billet, { minLength: 1, maxLength: 7 }),
        fc.integer({ min: 1, max: 6_000_000 }),
        (some, target) => {
          const all = some.map(({ value, days }, at) => ({ id: at + 1, value, due: addDays(day, days) }));
          const sets = Array.from({ length: 1 << all.length }, (_, set) => all.filter((_one, at) => set & (1 << at)));
          const costs = sets.map(ofSet).filter(({ net }) => net >= target);
          const best = Math.min(...costs.map(({ cost }) => cost));
          const found = cheapestBillets(all, { offer, day, target, isSimples: true });
          expect(found === null).toBe(costs.length === 0);
          if (!found) return;
          expect(ofSet(all.filter(({ id }) => found.ids.includes(id)))).toEqual({ net: found.net, cost: found.cost });
          expect(found.net).toBeGreaterThanOrEqual(target);
          expect([best <= found.cost, found.cost - found.bound <= best]).toEqual([true, true]);
          if (found.isExact) expect(found.cost).toBe(best);
        },
      ),
      { numRuns: 60 },
    );
  });
});
