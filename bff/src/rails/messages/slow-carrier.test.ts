import { afterAll, afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { openTestStore } from '../../../../tests/support/test-database';
import { until } from '../../../../tests/support/until';
import type { Store } from '../../core/database';
import { carryMessages, sendMessages } from '../../core/messenger';
import '../../core/tables';
import { startDelivery, type Delivery } from './delivery';

let store: Store;
let handed: string[];
let ended: string[];
let release: () => void;
const running: Delivery[] = [];

beforeAll(async () => {
  store = await openTestStore();
});
beforeEach(async () => {
  [handed, ended] = [[], []];
  await store.execute('delete from sandbox_messages');
});
afterEach(async () => {
  release();
  for (const delivery of running.splice(0)) await delivery.stop();
  carryMessages({});
});
afterAll(() => store.close());

/** Starts delivery by a carrier that takes mails to 'slow' until it is released. */
const start = (): Delivery => {
  const wait = new Promise<void>((resolve) => (release = resolve));
  const mail = {
    deliver: async ({ recipient }: { recipient: string }) => {
      handed.push(recipient);
      if (recipient === 'slow') await wait;
      ended.push(recipient);
    },
    close: () => undefined,
  };
  carryMessages({ mail });
  running.push(...[1, 2].map(() => startDelivery(store, { mail }, { keep: true, leaseSeconds: 1 })));
  return running[0]!;
};
const send = (...recipients: string[]) =>
  store.transaction((trx) =>
    sendMessages(
      trx,
      recipients.map((recipient) => ({
        accountId: null,
        channel: 'mail' as const,
        recipient,
        subject: '',
        body: '',
        at: new Date(),
      })),
    ),
  );
const row = () =>
  store.db.selectFrom('sandbox_messages').selectAll().where('recipient', '=', 'slow').executeTakeFirstOrThrow();

it('a message whose carrier takes longer than the lease is handed over once', async () => {
  start();
  await send('slow');
  await until('it is handed over', async () => handed.length > 0);
  const { due_at: first } = await row();
  // both processes have asked for due messages by then
  await until('the lease would be long over', async () => Date.now() > first!.getTime() + 2500);
  expect(handed).toEqual(['slow']);
  release();
  await until('it is delivered', async () => (await row()).delivered_at !== null);
  expect(await row()).toMatchObject({ tries: 1, due_at: null });
});

it('stopping waits for what is being delivered, also where the record of another failed', async () => {
  const failing = vi.spyOn(store.db, 'updateTable').mockImplementationOnce(() => {
    throw new Error('the database was away');
  });
  const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  await send('slow', 'quick');
  await store.execute('update sandbox_messages set due_at = now()');
  start();
  await until('both are handed over', async () => handed.length === 2 && failing.mock.calls.length > 0);
  const stopped = Promise.all(running.splice(0).map((delivery) => delivery.stop())).then(() => ended.push('stopped'));
  for (let n = 0; n < 5; n++) await row();
  release();
  await stopped;
  expect(ended).toEqual(['quick', 'slow', 'stopped']);
  failing.mockRestore();
  told.mockRestore();
});
