import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { until } from '../support/until';

/**
 * kill -9 in the middle of a batch: the next process continues the batch. Every customer is charged exactly once, and the call that
 * started the batch, sent again with its key, starts nothing.
 */
let bank: LastingBank;
beforeAll(async () => {
  bank = await openLastingBank();
  await bank.process.start();
});
afterAll(() => bank.remove());

interface Standing {
  pending: number;
  failed: number;
  ids: number[];
}

it('a batch survives kill -9: nothing lost, nothing doubled', async () => {
  let titular = await bank.process.signIn('titular@balcao.demo');
  const customers = await customersOf(titular);
  expect(customers.length).toBeGreaterThan(200);
  const body = {
    customers,
    items: [{ name: `Lote ${randomUUID()}`, amount: 1, value: 1234 }],
    expire_at: '2030-01-10',
  };
  const key = randomUUID();
  const started = await titular.send('POST', '/bff/charges/banking_billet', body, key);
  const { uuid, task } = (await started.json()) as { uuid: string; task: number };

  await bank.kill();
  const { rows: left } = await bank.inspect((store) =>
    store.execute('select cardinality(pending) as pending from charge_batches where uuid = $1', [uuid]),
  );
  expect(left[0].pending, 'it ended before it was killed').toBeGreaterThan(0);
  // the next process is killed too, while it continues the batch
  await bank.process.start();
  await bank.kill();
  await bank.process.start();
  titular = await bank.process.signIn('titular@balcao.demo');
  const again = await titular.send('POST', '/bff/charges/banking_billet', body, key);
  expect(await again.json()).toMatchObject({ uuid, task });
  await until('the batch is done', async () => (await standingOf(titular, uuid)).pending === 0);
  const { ids, failed } = await standingOf(titular, uuid);
  expect([ids.length, failed]).toEqual([customers.length, 0]);
  expect(await (await titular.send('GET', `/bff/tasks/${task}`)).json()).toMatchObject({
    status: 'done',
    done: customers.length,
    refused: 0,
  });
  expect(await bank.process.kill('SIGTERM'), bank.process.output).toBe(0);

  const { rows } = await bank.inspect((store) =>
    store.execute(
      `select count(*) as charges, count(distinct c.customer_id) as payers, count(distinct c.our_number) as numbers from charges c
       join charge_items i on i.account_id = c.account_id and i.charge_id = c.id where i.name = $1`,
      [body.items[0]!.name],
    ),
  );
  expect(rows[0]).toEqual({ charges: customers.length, payers: customers.length, numbers: customers.length });
});

async function customersOf(who: HttpCaller): Promise<number[]> {
  const ids: number[] = [];
  for (let page = 1; ; page++) {
    const { items, total } = (await (await who.send('POST', '/bff/customers/search', { page, size: 100 })).json()) as {
      items: { id: number }[];
      total: number;
    };
    ids.push(...items.map((item) => item.id));
    if (ids.length >= total) return ids;
  }
}

const standingOf = async (who: HttpCaller, uuid: string) =>
  (await (await who.send('GET', `/bff/charge/batch/${uuid}`)).json()) as Standing;
