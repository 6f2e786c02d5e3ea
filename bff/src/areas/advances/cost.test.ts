import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { choose, type Candidate } from './choose';
import { effectiveCost, hasLowerIof, iofOf, presentValue, quote, quoteContract, totalOf } from './cost';

describe('the cost of a billet (domain-next.md 6)', () => {
  it.each([
    [100_000, 0, 249, 100_000],
    [100_000, 30, 249, 97_570],
    [100_000, 60, 249, 95_200],
    [100_000, 90, 249, 92_887],
    [100_000, 15, 249, 98_778],
    [100_000, 30, 0, 100_000],
  ])('%d cents due in %d days at %d are %d today', (value, days, rate, present) =>
    expect(presentValue(value, days, rate)).toBe(present),
  );

  it.each([
    [100_000, 0, 380],
    [100_000, 1, 388],
    [100_000, 30, 626],
    [100_000, 365, 3373],
    [100_000, 366, 3373],
    [0, 30, 0],
  ])('IOF on %d cents for %d days is %d', (cents, days, iof) => expect(iofOf(cents, days)).toBe(iof));

  it.each([
    [100_000, 0, 380],
    [100_000, 1, 383],
    [100_000, 30, 462],
    [100_000, 365, 1380],
    [100_000, 366, 1380],
    [3_000_000, 30, 13_866],
  ])('IOF of Simples Nacional on %d cents for %d days is %d', (cents, days, iof) =>
    expect(iofOf(cents, days, true)).toBe(iof),
  );

  it.each([
    [true, 3_000_000, true],
    [true, 3_000_001, false],
    [true, 0, true],
    [false, 3_000_000, false],
  ])('declared in Simples: %s, a credit of %d cents bears the lower IOF: %s', (isSimples, credit, is) =>
    expect(hasLowerIof(isSimples, credit)).toBe(is),
  );

  it.each([
    // at no rate, the credit is the value: the limit is of the contract, not of each billet
    ['loan', [1_000_000, 2_000_000], true, [4622, 9244]],
    ['loan', [1_000_000, 2_000_001], false, [6260, 12_520]],
    ['cession', [1_000_000], false, [0]],
  ] as const)('a %s of %j in Simples bears the lower IOF: %s', (legalForm, values, is, iofs) => {
    const all = values.map((value, id) => ({ id, value, due: '2026-12-26' }));
    const found = quoteContract(all, { legalForm, monthlyRate: 0 }, '2026-11-26', true);
    expect([found.hasLowerIof, found.items.map(({ iof }) => iof)]).toEqual([is, iofs]);
  });

  it.each([
    ['cession', 0, 97_570],
    ['loan', 611, 96_959],
  ] as const)('a %s bears an IOF of %d cents', (legalForm, iof, net) => {
    const one = quote({ id: 1, value: 100_000, due: '2026-12-26' }, { legalForm, monthlyRate: 249 }, '2026-11-26');
    expect(one).toMatchObject({ days: 30, discount: 2430, iof, net });
    expect(totalOf([one], 990)).toEqual({ gross: 100_000, discount: 2430, iof, fee: 990, net: net - 990 });
  });

  it('the total effective cost of the public example is 3.08 % a month and 43.93 % a year', () => {
    const flows = [1, 2, 3, 4, 5].map((month) => ({ amount: 20_573, days: (month * 365) / 12 }));
    expect(effectiveCost(94_000, flows)).toEqual({ yearly: 4393, monthly: 308 });
  });

  it('what costs nothing has no effective cost', () =>
    expect(effectiveCost(100, [{ amount: 100, days: 30 }])).toEqual({ yearly: 0, monthly: 0 }));
});

describe('the cheapest billets that bring a sum', () => {
  /** By trying every set. */
  function bruteForce(all: readonly Candidate[], target: number): number | null {
    let best: number | null = null;
    for (let set = 0; set < 1 << all.length; set++) {
      let [net, cost] = [0, 0];
      all.forEach((one, at) => {
        if (set & (1 << at)) {
          net += one.net;
          cost += one.cost;
        }
      });
      if (net >= target && (best === null || cost < best)) best = cost;
    }
    return best;
  }
  const candidate = fc.record({ net: fc.integer({ min: 1, max: 100_000 }), cost: fc.integer({ min: 0, max: 5000 }) });
  const some = (most: number) =>
    fc.array(candidate, { minLength: 1, maxLength: most }).map((all) => all.map((one, id) => ({ id: id + 1, ...one })));

  it('cost what trying every set finds, in 1,000 cases', () => {
    fc.assert(
      fc.property(some(12), fc.integer({ min: 1, max: 400_000 }), (all, target) => {
        const found = choose(all, target);
        expect(found?.cost ?? null).toBe(bruteForce(all, target));
        if (!found) return;
        const chosen = all.filter(({ id }) => found.ids.includes(id));
        expect(chosen.reduce((sum, { net }) => sum + net, 0)).toBe(found.net);
        expect(found.net).toBeGreaterThanOrEqual(target);
        expect(found).toMatchObject({ isExact: true, bound: 0 });
      }),
      { numRuns: 1000 },
    );
  });

  it('of more than sixty are at most the bound dearer than the best there can be', () => {
    const all = Array.from({ length: 200 }, (_, n) => ({
      id: n + 1,
      net: 1000 + ((n * 7919) % 9000),
      cost: 20 + ((n * 104_729) % 300),
    }));
    const found = choose(all, 500_000)!;
    expect(found.net).toBeGreaterThanOrEqual(500_000);
    expect(found.bound).toBeLessThan(300);
  });

  it.each([
    [[{ id: 1, net: 100, cost: 5 }], 101, undefined],
    [[{ id: 1, net: 100, cost: 5 }], 100, [1]],
    [
      [
        { id: 1, net: 100, cost: 5 },
        { id: 2, net: 99, cost: 4 },
      ],
      99,
      [2],
    ],
    [
      [
        { id: 1, net: 0, cost: 0 },
        { id: 2, net: 50, cost: 1 },
      ],
      1,
      [2],
    ],
  ])('of %j for %d cents are %s', (all, target, ids) => expect(choose(all, target)?.ids).toEqual(ids));
});
