import { expect, it } from 'vitest';
import { isInCatalogue } from './modality';
import { isGranted, permissionList } from './sessions';

it.each([
  ['you', 'receive:do-charge', false],
  ['you', 'receive:management:billets', false],
  ['you', 'partnerships:transfers', false],
  ['you', 'cnab', false],
  ['you', 'card-machine:my-sales', false],
  ['you', 'settings:billing-settings:emails', false],
  ['you', 'settings:subuser', false],
  ['you', 'settings:subuser:edit', false],
  ['you', 'receivers', true],
  ['you', 'pix:do-pix', true],
  ['you', 'deposits', true],
  ['you', 'settings:account-data', true],
  ['pro', 'receive:do-charge', true],
  ['pro', 'card-machine:settings', true],
  ['corporation', 'settings:subuser', true],
] as const)('SHELL-1-9: a %s account with %s: %s', (modality, permission, has) => {
  expect(isInCatalogue(modality, permission)).toBe(has);
});

it('a personal account lists nothing of a business, to its owner or to a sub-user who was granted it', () => {
  const known = ['home', 'receive:do-charge'];
  const closed = [{ id: 'home', enabled: true }];
  const owner = { role: 'admin' as const, grants: {}, modality: 'you' as const };
  expect(permissionList(owner, known)).toEqual(closed);
  const clerk = {
    role: 'subuser' as const,
    grants: { home: true, 'receive:do-charge': true },
    modality: 'you' as const,
  };
  expect([isGranted(clerk, 'receive:do-charge'), permissionList(clerk, known)]).toEqual([false, closed]);
});
