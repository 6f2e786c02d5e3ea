import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { CustomersImport } from '@balcao/contract/customers-import';
import type { Task } from '@balcao/contract/tasks';
import { fakeCpf } from '../../bff/src/core/documents';
import { readSheet } from '../../bff/src/core/read-sheet';
import type { HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { until } from '../support/until';

/** kill -9 in the middle of tasks that are done in parts: the next process continues the task, and each row is done once. */
/** Enough billets for an export to be killed in the middle. */
const BILLETS = 6_000;

let bank: LastingBank;
let titular: HttpCaller;
beforeAll(async () => {
  bank = await openLastingBank();
  await bank.inspect((store) =>
    store.execute(
      `insert into charges (account_id, status, value, items_value, expire_at, fee, our_number, barcode, collection_key, customer_name, customer_document, fingerprint, search, created_at, updated_at)
       select id, 'waiting', 1000, 1000, '2031-05-15', 349, 900000 + n, n, n, 'Cliente ' || n, '52998224725', n, 'cliente', now(), now() from accounts, generate_series(1, $1::int) n where nickname = 'Oficina do Grão'`,
      [BILLETS],
    ),
  );
  await bank.process.start();
  titular = await bank.process.signIn('titular@balcao.demo');
});
afterAll(() => bank.remove());

const answer = async <T>(reply: Promise<Response>): Promise<T> => {
  const arrived = await reply;
  if (!arrived.ok) throw new Error(`${arrived.url} answered ${arrived.status}: ${await arrived.text()}`);
  return (await arrived.json()) as T;
};
const taskOf = (id: number) => answer<Task>(titular.send('GET', `/bff/tasks/${id}`));
const fileOf = async (id: number) =>
  Buffer.from(await (await titular.send('GET', `/bff/tasks/${id}/file`)).arrayBuffer());

/** Kills the process once a part of the task is done, starts the next, and waits for the end of the task. */
async function killedInTheMiddle(id: number): Promise<Task> {
  await until('a part is done', async () => (await taskOf(id)).done > 0);
  await bank.kill();
  const { rows } = await bank.inspect((store) =>
    store.execute('select status, done, total from tasks where id = $1', [id]),
  );
  expect(rows[0].status, 'it ended before it was killed').toBe('running');
  expect(rows[0].done).toBeLessThan(rows[0].total);
  await bank.process.start();
  titular = await bank.process.signIn('titular@balcao.demo');
  await until('the task has ended', async () => !['waiting', 'running'].includes((await taskOf(id)).status));
  return taskOf(id);
}

it('an import of customers: each row once, its counts and its file of refused rows whole', async () => {
  const [NEW, KNOWN, REFUSED] = [1900, 15, 85];
  const { items: known } = await answer<{ items: { document: string }[] }>(
    titular.send('POST', '/bff/customers/search', { size: KNOWN }),
  );
  const documents = new Set<string>();
  while (documents.size < NEW) documents.add(fakeCpf(Math.random));
  const lines = [
    ...[...documents].map((document, n) => `${document};Importado ${n};Importados`),
    ...known.map(({ document }) => `${document};;Importados`),
    ...Array.from({ length: REFUSED }, (_, n) => `123;Recusado ${n};`),
  ].toSorted((a, b) => a.localeCompare(b));
  const draft = await answer<CustomersImport>(
    titular.send(
      'POST',
      '/bff/customers-import?name=clientes.csv',
      Buffer.from(['CPF;Nome;Grupos', ...lines].join('\n')),
    ),
  );
  expect([draft.new, draft.known, draft.refused]).toEqual([NEW, KNOWN, REFUSED]);
  const { task } = await answer<{ task: number }>(titular.send('POST', `/bff/customers-import/${draft.id}/run`));

  expect(await killedInTheMiddle(task)).toMatchObject({
    status: 'done',
    done: lines.length,
    total: lines.length,
    refused: REFUSED,
  });
  expect(await answer<CustomersImport>(titular.send('GET', `/bff/customers-import/${draft.id}`))).toMatchObject({
    status: 'done',
    created: NEW,
    updated: KNOWN,
    skipped: 0,
  });
  const refused = await readSheet(await fileOf(task));
  expect(refused.rows.map(({ cells }) => cells[2]).toSorted()).toEqual(
    Array.from({ length: REFUSED }, (_, n) => `Recusado ${n}`).toSorted(),
  );
  const search = { text: 'Importado' };
  expect((await answer<{ total: number }>(titular.send('POST', '/bff/customers/search', search))).total).toBe(NEW);
  const sizes = await answer<{ customers: number }[]>(titular.send('GET', '/bff/groups/sizes'));
  expect(sizes.map(({ customers }) => customers)).toContain(NEW + KNOWN);
});

describe.each(['csv', 'xlsx'] as const)('an export of billets to %s', (format) => {
  it('each billet once, newest first, the file whole', async () => {
    const { task } = await answer<{ task: number }>(
      titular.send('POST', '/bff/charges/export', { filed: false, format }),
    );
    const { status, done, total, file } = await killedInTheMiddle(task);
    expect([status, done]).toEqual(['done', total]);
    const bytes = await fileOf(task);
    expect(bytes).toHaveLength(file!.bytes);
    const ids = (await readSheet(bytes)).rows.map(({ cells }) => Number(cells[0]));
    const { ids: newest } = await answer<{ ids: number[] }>(
      titular.send('POST', '/bff/v2/charges/banking-billet/ids', { filed: false }),
    );
    expect(ids).toHaveLength(total);
    expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => b - a));
    expect(ids).toEqual(expect.arrayContaining(newest));
  });
});
