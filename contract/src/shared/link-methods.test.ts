import { expect, it } from 'vitest';
import { LINK_METHODS, methodOf, takesCardToo, waysOf } from './link-methods';

it('AREAS-3-billing-emit-draft-1: every mix of ways has one name, whatever their order', () => {
  for (const method of LINK_METHODS) expect(methodOf(waysOf(method).toReversed())).toBe(method);
  expect(new Set(LINK_METHODS.map((method) => waysOf(method).join())).size).toBe(7);
  expect(methodOf([])).toBeUndefined();
});

it('a discount of its own for the card is asked only where there is another way too', () => {
  expect(LINK_METHODS.filter(takesCardToo)).toEqual(['all', 'pix_credit_card', 'banking_billet_credit_card']);
});
