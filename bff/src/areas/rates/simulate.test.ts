import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBusinessDay } from '../../core/calendar';
import { USUAL_RATES } from '../../kits/charging/rates/rates';
import { afterBusinessDays, simulate } from './simulate';

const offer = { release: 30, maxInstalments: 12, minInstalment: 500 } as const;
const of = (value: number, card: Parameters<typeof simulate>[3] = offer) =>
  simulate(value, '2026-12-24', USUAL_RATES, card);

describe('the receipt simulator', () => {
  it('counts business days over Christmas', () => {
    expect(afterBusinessDays('2026-12-24', 0)).toBe('2026-12-24');
    expect(afterBusinessDays('2026-12-24', 1)).toBe('2026-12-28');
  });

  it('takes each method its own fee and day', () => {
    const [pix, billet, once] = of(100_00);
    expect(pix).toMatchObject({ method: 'pix', fee: 119, net: 98_81, receipts: [{ day: '2026-12-24', value: 98_81 }] });
    expect(billet).toMatchObject({
      method: 'billet',
      fee: 349,
      net: 96_51,
      receipts: [{ day: '2026-12-28', value: 96_51 }],
    });
    expect(once).toMatchObject({
      method: 'card',
      instalments: 1,
      fee: 3_78,
      net: 96_22,
      receipts: [{ day: '2027-01-25' }],
    });
  });

  it('pays instalments month by month, or all at once for a greater fee', () => {
    const monthly = of(300_00).find((option) => option.instalments === 3)!;
    expect(monthly.receipts.map(({ day }) => day)).toEqual(['2027-01-25', '2027-02-22', '2027-03-24']);
    const soon = of(300_00, { ...offer, release: 2 }).find((option) => option.instalments === 3)!;
    expect(soon.receipts).toEqual([{ day: '2026-12-28', value: soon.net }]);
    expect(soon.net).toBeLessThan(monthly.net);
  });

  it('offers no instalment below the smallest, nor more than the account takes', () => {
    expect(of(20_00).map((option) => option.instalments)).toEqual([1, 1, 1, 2, 3, 4]);
    expect(of(900_00, { ...offer, maxInstalments: 2 })).toHaveLength(4);
  });

  it('adds up to the cent, on business days but for Pix, whatever is paid', () =>
    fc.assert(
      fc.property(fc.integer({ min: 500, max: 9_999_999_999 }), fc.constantFrom(2, 14, 30), (value, release) => {
        for (const option of of(value, { ...offer, release: release as 2 })) {
          expect(option.fee + option.net).toBe(value);
          expect(option.receipts.reduce((sum, receipt) => sum + receipt.value, 0)).toBe(option.net);
          expect(option.method === 'pix' || option.receipts.every(({ day }) => isBusinessDay(day))).toBe(true);
        }
      }),
      { numRuns: 50 },
    ));
});
