import { expect, test } from 'vitest';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { changeOf, startOf, type Values } from './update-draft';

const one = {
  id: 7,
  plan_id: 1,
  payment_method: 'banking_billet',
  next_expire_at: '2026-12-10',
  items: [{ id: 1, name: 'Mensalidade', amount: 1, value: 10_000 }],
  message: null,
  shipping: 0,
  discount: 0,
  fine: 200,
  interest: 33,
  conditional_discount: { type: 'currency', value: 500, days: 4, until_date: '2026-12-06' },
} as unknown as SubscriptionDetail;
const changed = (given: Partial<Values>) => changeOf(one, { ...startOf(one), ...given });
const early = (given: Partial<Values['conditional_discount']>) =>
  changed({ conditional_discount: { type: 'currency', value: 500, until_date: '2026-12-06', ...given } });

test('what is as it was is not sent', () => {
  expect(changed({})).toEqual({ id: 7 });
});

test('AREAS-3-billing-emit-draft-2: the discount for paying early is sent whole where a part changed, and null where it is taken away', () => {
  const held = { type: 'currency', value: 500, until_date: '2026-12-06' };
  expect(early({ value: 600 })).toEqual({ id: 7, conditional_discount: { ...held, value: 600 } });
  expect(early({ until_date: '2026-12-05' })).toEqual({
    id: 7,
    conditional_discount: { ...held, until_date: '2026-12-05' },
  });
  expect(changed({ conditional_discount: { type: 'currency' } })).toEqual({ id: 7, conditional_discount: null });
});

test('AREAS-3-billing-emit-draft-1: to card goes without a billet’s terms, which stay in the form', () => {
  expect(changed({ payment_method: 'credit_card', fine: 300 })).toEqual({ id: 7, payment_method: 'credit_card' });
});
