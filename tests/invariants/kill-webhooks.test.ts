import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { until } from '../support/until';

/**
 * kill -9 between the posting of a Pix and the answer of its webhook: the next process tells it, under the same id, and it is posted once.
 */
let bank: LastingBank;
/** Ids under which the receiver was told; it answers only once `answers` is true. */
const told: string[] = [];
let answers = false;
const receiver = createServer((request, reply) => {
  told.push(String(request.headers['webhook-id']));
  request.resume();
  if (answers) reply.writeHead(200).end();
});
const KEY = 'webhook-de-teste@exemplo.com.br';
const END_TO_END = `E${'0'.repeat(20)}webhookkill`;

beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const { port } = receiver.address() as AddressInfo;
  bank = await openLastingBank({ BALCAO_WEBHOOK_NETWORKS: 'any' });
  await bank.inspect(async (store) => {
    const { rows } = await store.execute(
      "select id from accounts where nickname = 'Oficina do Grão' order by id limit 1",
      [],
    );
    const { id } = rows[0] as { id: number };
    await store.execute(
      "insert into pix_keys (account_id, type, key, state, created_at, owned_since) values ($1, 'email', $2, 'active', now(), now())",
      [id, KEY],
    );
    await store.execute('insert into pix_webhooks (account_id, key, url, created_at) values ($1, $2, $3, now())', [
      id,
      KEY,
      `http://127.0.0.1:${port}/avisos`,
    ]);
  });
  await bank.process.start();
});
afterAll(async () => {
  await bank.remove();
  receiver.closeAllConnections();
  receiver.close();
});

const sandbox = async (path: string, body: object) => {
  const reply = await fetch(`${bank.process.url}/sandbox/api/${path}`, {
    method: 'POST',
    headers: { origin: bank.process.url, 'x-requested-with': 'balcao', 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} answered ${reply.status}: ${await reply.text()}`);
};
const pix = () => sandbox('pix/receive', { key: KEY, amount: 1234, endToEnd: END_TO_END });

it('a webhook survives kill -9 after its Pix was posted: told later, counted once', async () => {
  await pix();
  await until('the receiver was told', async () => told.length > 0);
  await bank.kill();
  answers = true;
  await bank.process.start();
  // the network repeats what it was not sure of
  await pix();
  // what the dead process was delivering is free again after its lease
  await sandbox('clock', { days: 1 });
  await until('the receiver was told again', async () => told.length > 1);
  const rows = async () =>
    bank.inspect(async (store) => {
      const deliveries = await store.execute('select id, delivered_at from webhook_deliveries where subject = $1', [
        END_TO_END,
      ]);
      const posted = await store.execute('select id from ledger_transactions where key like $1', [`%${END_TO_END}`]);
      return { deliveries: deliveries.rows as { delivered_at: Date | null }[], posted: posted.rows };
    });
  await bank.process.kill('SIGTERM');
  const { deliveries, posted } = await rows();
  expect(posted).toHaveLength(1);
  expect(deliveries).toHaveLength(1);
  expect(deliveries[0]!.delivered_at).not.toBeNull();
  expect(new Set(told).size).toBe(1);
});
