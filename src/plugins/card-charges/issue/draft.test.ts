import { expect, test } from 'vitest';
import { bodyOf, CARD_RULES, emptyDraft, type Draft } from './draft';

const draft = (given: Partial<Draft> = {}): Draft => ({
  ...emptyDraft({ send_email: true }, [7]),
  items: [{ name: ' Kit ', amount: 1, value: 2000 }],
  expire_at: '2026-11-26',
  ...given,
});

test('AREAS-3-billing-emit-draft-1: a charge by card is asked for with its own discount and the delivery address', () => {
  expect(bodyOf(draft({ discount: { type: 'percentage', value: 500 }, is_request_address: true }))).toEqual({
    customers: [7],
    items: [{ name: 'Kit', amount: 1, value: 2000 }],
    credit_discount: { type: 'percentage', value: 500 },
    expire_at: '2026-11-26',
    is_request_address: true,
    send_email: true,
  });
  expect(bodyOf(draft())).not.toHaveProperty('credit_discount');
});

test('a charge by card is due today at the earliest', () => {
  const limits = { minimum: 500, minimumForFines: 1000, today: '2026-11-26' };
  expect(CARD_RULES.faultsOf(draft(), limits)).toEqual({});
  expect(Object.keys(CARD_RULES.faultsOf(draft({ expire_at: '2026-11-25' }), limits))).toEqual(['expire_at']);
});
