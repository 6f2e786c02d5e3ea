import { expect, it } from 'vitest';
import { openTestStore } from '../../tests/support/test-database';
import { brokenInvariants } from './invariants';

it('the demo bank breaks no invariant', async () => {
  const store = await openTestStore();
  expect(await brokenInvariants(store.db)).toEqual([]);
  await store.close();
});
