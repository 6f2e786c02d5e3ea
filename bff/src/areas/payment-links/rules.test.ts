import { expect, it } from 'vitest';
import { closedWhy, dueDay, isCalledOff, stateOf } from './rules';

const today = '2026-11-26';

it.each([
  ['active without an end', 'active', null, null],
  ['active on its last day', 'active', today, null],
  ['active a day after it', 'active', '2026-11-25', 'Este link expirou.'],
  ['expired', 'expired', null, 'Este link expirou.'],
  ['expired, with a day to come', 'expired', '2026-12-01', 'Este link expirou.'],
  ['paid', 'paid', null, 'Este pagamento já foi feito.'],
  ['canceled', 'canceled', null, 'Este link não recebe mais pagamentos.'],
] as const)('a link that is %s takes payments or says why not', (_, status, expire_at, why) =>
  expect(closedWhy({ status, expire_at }, today)).toBe(why),
);

it.each([
  ['active', false],
  ['expired', false],
  ['paid', true],
  ['canceled', true],
] as const)('charges of a link that is %s are called off: %s', (status, is) =>
  expect(isCalledOff({ status })).toBe(is),
);

it.each([
  ['without an end', null, '2026-11-29'],
  ['that ends the day before three days are over', '2026-11-28', '2026-11-28'],
  ['that ends as three days are over', '2026-11-29', '2026-11-29'],
  ['that ends a day later', '2026-11-30', '2026-11-29'],
  ['that ends today', today, today],
])('a charge of a link %s is due in three days, or before the link ends', (_, expire_at, due) =>
  expect(dueDay({ expire_at }, today)).toBe(due),
);

it.each([
  ['active', 'new', 'banking_billet', 'open'],
  ['active', 'waiting', 'banking_billet', 'open'],
  ['expired', 'unpaid', 'banking_billet', 'open'],
  ['paid', 'waiting', 'banking_billet', 'over'],
  ['canceled', 'waiting', 'banking_billet', 'over'],
  ['active', 'waiting', 'credit_card', 'analysis'],
  ['canceled', 'waiting', 'credit_card', 'analysis'],
  ['active', 'new', 'credit_card', 'open'],
  ['paid', 'paid', 'banking_billet', 'paid'],
  ['active', 'settled', 'banking_billet', 'paid'],
  ['active', 'identified', 'banking_billet', 'paid'],
  ['active', 'approved', 'credit_card', 'paid'],
  ['active', 'canceled', 'banking_billet', 'over'],
  ['active', 'refunded', 'banking_billet', 'over'],
] as const)(
  'on a link that is %s, a charge that is %s, by %s, is %s to its payer',
  (page, status, payment_method, state) => expect(stateOf({ status: page }, { status, payment_method })).toBe(state),
);
