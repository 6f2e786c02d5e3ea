import { expect, it } from 'vitest';
import type { SubscriptionDetail } from '@balcao/contract/subscriptions';
import { bodyOf, draftOf, emptyDraft, SUBSCRIPTION_RULES } from './draft';

const DEFAULTS = { fine: 200, interest: 33, write_off_days: 120, message: '', send_email: true };
const LIMITS = { today: '2026-11-01', minimum: 500, minimumForFines: 1000 };

it('AREAS-3-billing-emit-draft-1: asks for the plan and the first due date, in the terms of the account', () => {
  const draft = {
    ...emptyDraft(DEFAULTS, [7]),
    items: [{ name: ' Mensalidade ', amount: 1, value: 10_000 }],
    plan_id: 3,
    expire_at: '2026-12-10',
  };
  expect(bodyOf(draft)).toMatchObject({
    customers: [7],
    plan_id: 3,
    expire_at: '2026-12-10',
    fine: 200,
    items: [{ name: 'Mensalidade', amount: 1, value: 10_000 }],
  });
  expect(SUBSCRIPTION_RULES.faultsOf(draft, LIMITS)).toEqual({});
  expect(SUBSCRIPTION_RULES.faultsOf({ ...draft, expire_at: '2020-01-01' }, LIMITS)).toEqual({ expire_at: 'due' });
});

it('AREAS-2-receive-2: a copied subscription keeps all but its days', () => {
  const one = {
    customer: { id: 7 },
    items: [
      { id: 1, name: 'Plano', amount: 2, value: 5_000, repasses: [{ payee_code: 'x', type: 'currency', value: 9 }] },
    ],
    tags: [
      { id: 3, hidden: false },
      { id: 4, hidden: true },
    ],
    shipping: 0,
    discount: 100,
    message: null,
    fine: 200,
    interest: 33,
    write_off_days: 30,
    conditional_discount: { type: 'percentage', value: 500, days: 5, until_date: '2026-12-01' },
    plan_id: 9,
    payment_method: 'credit_card',
  } as unknown as SubscriptionDetail;
  const copy = draftOf(one, { fine: 0, interest: 0, write_off_days: 120, message: '', send_email: false });
  expect(copy).toMatchObject({
    customers: [7],
    items: [{ name: 'Plano', amount: 2, value: 5_000, repasses: [{ payee_code: 'x' }] }],
    tags: [3],
    discount: { type: 'currency', value: 100 },
    fine: 200,
    interest: 33,
    write_off_days: 30,
    conditional_discount: { type: 'percentage', value: 500 },
    early_days: 5,
    plan_id: 9,
    payment_method: 'credit_card',
    send_email: false,
  });
  expect([copy.expire_at, copy.shipping]).toEqual([undefined, undefined]);
});
