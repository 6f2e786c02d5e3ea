import { describe, expect, it } from 'vitest';
import { itemsOf, marketplaceFaults, shippingFaults } from './api-item-rules';

const item = { name: 'Curso', value: 1_000 };
const part = (more: object) => ({ payee_code: 'a'.repeat(32), ...more });
const shared = (...repasses: ReturnType<typeof part>[]) => ({ ...item, marketplace: { repasses } });

describe('items of the API that are shared with other accounts (public-api-schemas.json, marketplace)', () => {
  it('one, and without sharing, unless it says otherwise', () => {
    expect(itemsOf([item, { ...item, amount: 3, marketplace: {} }])).toEqual([
      { ...item, amount: 1 },
      { ...item, amount: 3 },
    ]);
  });

  it.each([
    [{ percentage: 2_500 }, { type: 'percentage', value: 2_500 }],
    [{ fixed: 150 }, { type: 'currency', value: 150 }],
  ])('%j is a part of %j', (told, expected) =>
    expect(itemsOf([shared(part(told))])[0]!.repasses).toEqual([{ payee_code: 'a'.repeat(32), ...expected }]),
  );

  it.each([
    [[{ ...item, marketplace: { mode: 1 } }], []],
    [[item, { ...item, marketplace: { mode: 2 } }], ['items.1.marketplace.mode']],
    [[shared(part({ fixed: 1 }), part({ percentage: 1 }))], []],
    [[shared(part({ fixed: 1 }), part({ fixed: 1, percentage: 1 }))], ['items.0.marketplace.repasses.1']],
    [[shared(part({}))], ['items.0.marketplace.repasses.0']],
  ])('%j is refused at %j', (items, fields) =>
    expect(marketplaceFaults(items).map(({ field }) => field)).toEqual(fields),
  );

  it('a shipping is shared with nobody', () =>
    expect(shippingFaults([{}, { payee_code: 'a' }]).map(({ field }) => field)).toEqual(['shippings.1.payee_code']));
});
