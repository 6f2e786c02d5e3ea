import { expect, it } from 'vitest';
import { bodyOf, emptyDraft, SUBSCRIPTION_RULES } from './draft';

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
