import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestStore } from '../../../../tests/support/test-database';
import type { Store } from '../../core/database';
import { sandboxPaymentRail } from './sandbox';

let store: Store;
beforeAll(async () => {
  store = await openTestStore();
});
afterAll(() => store.close());

const rail = sandboxPaymentRail('probe');
const counterpart = {
  name: 'Padaria Pão Nosso',
  document: null,
  bankCode: '001',
  bankName: null,
  ispb: null,
  branch: '0001',
  account: '12345-6',
  accountType: null,
  pixKey: null,
  code: null,
};

it('an order stopped before its events are written was not taken, and is taken when it is sent again', async () => {
  const order = { key: 'stopped', amount: 1_000, counterpart, details: {}, at: new Date('2026-01-05T13:00:00Z') };
  await store.execute('alter table sandbox_payment_events add constraint stopped check (key <> $$stopped$$)');
  await expect(rail.send(store.db, order)).rejects.toThrow('stopped');
  expect(await rail.ask(store.db, order.key)).toEqual({ state: 'unknown' });
  await store.execute('alter table sandbox_payment_events drop constraint stopped');

  expect(await rail.send(store.db, order)).toEqual({ state: 'processing' });
  const told = await rail.receive(store.db, new Date('2026-01-05T13:01:00Z'));
  expect(told.map(({ event }) => [event.key, event.state])).toEqual([['stopped', 'settled']]);
});
