import { expect, it } from 'vitest';
import { ANY_CHARGE, CHARGE_COUNTERS, CHARGE_PERMISSIONS, chargeAudience } from './charge-permissions';

it.each(Object.entries(CHARGE_PERMISSIONS))(
  'SHELL-6-3: a change of a %s is told with its id to those with %s alone, and without to those who count charges',
  (kind, permission) =>
    expect(chargeAudience([kind as keyof typeof CHARGE_PERMISSIONS])).toEqual({
      whole: [permission],
      bare: [...CHARGE_COUNTERS],
    }),
);

it('SHELL-6-3: a change of charges of several kinds, or of kinds not named, is told to each who may see one', () => {
  expect(chargeAudience(['carnet', 'link', 'carnet']).whole).toEqual([
    CHARGE_PERMISSIONS.carnet,
    CHARGE_PERMISSIONS.link,
  ]);
  expect(chargeAudience().whole).toEqual([...ANY_CHARGE]);
});
