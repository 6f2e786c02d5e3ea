import { expect, it } from 'vitest';
import { closedWhy, dueDay, isCalledOff } from './rules';

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
