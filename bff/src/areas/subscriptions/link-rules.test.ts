import { describe, expect, it } from 'vitest';
import { firstDue, linkState, linkValue, takesWay, termsOfLink } from './link-rules';
import type { Link, LinkDraft } from './links';

const today = '2026-11-27';
const draft = {
  plan_id: 3,
  items: [{ name: 'Aula', value: 1_000, amount: 2 }],
  shipping: 50,
  order_id: null,
  notification_url: null,
} as unknown as LinkDraft;
const link = { billet_discount: 100, card_discount: 0, message: null, expire_at: null } as unknown as Link;

describe('a subscription’s link (public-api-schemas.json, CreateOneStepSubscriptionLink)', () => {
  it.each([
    ['link', 'link', null, 'open'],
    ['link', 'link', today, 'open'],
    ['link', 'link', '2026-11-26', 'expired'],
    ['link', 'canceled', null, 'canceled'],
    ['canceled', 'link', '2026-11-26', 'canceled'],
    ['made', 'link', null, 'made'],
    ['made', 'issued', '2026-11-26', 'made'],
    ['made', 'canceled', null, 'made'],
  ] as const)('of a subscription %s, whose charge is %s, until %s, is %s', (status, charge, expire_at, state) => {
    expect(linkState({ status, charge, expire_at }, today)).toBe(state);
  });

  it.each([
    ['all', true, true],
    ['banking_billet', true, false],
    ['credit_card', false, true],
  ] as const)('%s takes a billet %s, a card %s', (method, billet, card) => {
    expect([takesWay(method, 'banking_billet'), takesWay(method, 'credit_card')]).toEqual([billet, card]);
  });

  it.each([
    ['credit_card', null, today],
    ['credit_card', '2027-01-01', today],
    ['banking_billet', null, '2026-11-30'],
    ['banking_billet', '2026-11-30', '2026-11-30'],
    ['banking_billet', '2026-11-29', '2026-11-29'],
    ['banking_billet', '2026-12-01', '2026-11-30'],
    ['banking_billet', today, today],
  ] as const)('by %s, with a page until %s, is first due on %s', (way, until, due) => {
    expect(firstDue(way, until, today)).toBe(due);
  });

  it('has the price of its way, and what only that way has', () => {
    expect(linkValue(draft, link, 'banking_billet')).toBe(1_950);
    expect(linkValue(draft, link, 'credit_card')).toBe(2_050);
    const billet = termsOfLink(draft, link, { way: 'banking_billet', today });
    expect(billet).toMatchObject({ is_bolix: true, discount: { type: 'currency', value: 100 }, shipping: 50 });
    const card = termsOfLink({ ...draft, order_id: 'a', notification_url: 'b' }, link, { way: 'credit_card', today });
    expect(card).toMatchObject({ payment_method: 'credit_card', order_id: 'a', notification_url: 'b' });
    expect(card).not.toHaveProperty('discount');
    expect(card).not.toHaveProperty('is_bolix');
  });
});
