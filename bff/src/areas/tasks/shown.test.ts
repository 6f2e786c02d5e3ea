import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { advanceTask, appendToFile, failTask, finishTask, startTask, taskAtHand } from '../../platform/tasks/progress';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

async function started() {
  const who = await bank.openAccount();
  const { accountId, userId } = who;
  const ref = await bank.work((trx) =>
    startTask(
      { trx: () => trx, accountId, userId },
      { kind: 'customers-export', permission: 'receive:customers', total: 3 },
    ),
  );
  const params = { id: ref.task };
  const show = async () => (await who.call('GET /tasks/{id}', { params })).json;
  const file = () => who.call('GET /tasks/{id}/file', { params });
  const { rows } = await bank.store.execute('select created_at from tasks where id = $1', [ref.task]);
  const waiting = {
    id: ref.task,
    kind: 'customers-export',
    status: 'waiting',
    done: 0,
    refused: 0,
    total: 3,
    error: null,
    file: null,
    created_at: rows[0].created_at.toISOString(),
  };
  return { who, ref, show, file, waiting };
}

it('a task tells how far it is and what was refused, then its file, as it was written part by part', async () => {
  const { who, ref, show, file, waiting } = await started();
  expect(await show()).toEqual(waiting);
  bank.live.length = 0;
  await bank.work(async (trx, tools) => {
    await appendToFile(trx, ref, Buffer.from('zb'));
    await advanceTask(trx, tools, ref, { done: 2, refused: 1 });
  });
  expect([await show(), (await file()).status]).toEqual([{ ...waiting, status: 'running', done: 2, refused: 1 }, 404]);
  await bank.work(async (trx, tools) => {
    await appendToFile(trx, ref, Buffer.from('a'));
    await advanceTask(trx, tools, ref, { done: 1 });
    await finishTask(trx, tools, ref, { name: 'clientes.csv', type: 'text/csv; charset=utf-8' });
  });
  expect(await show()).toEqual({
    ...waiting,
    status: 'done',
    done: 3,
    refused: 1,
    file: { name: 'clientes.csv', bytes: 3 },
  });
  const { raw, headers } = await file();
  expect([raw.toString(), headers['content-type']]).toEqual(['zba', 'text/csv; charset=utf-8']);
  const told = { accountId: who.accountId, topic: 'tasks', type: 'updated', ids: [ref.task] };
  expect(bank.live).toEqual([told, told, told]);
});

it('a task that failed says why, and what was done stays done', async () => {
  const { ref, show, waiting } = await started();
  await bank.work(async (trx, tools) => {
    await advanceTask(trx, tools, ref, { done: 1 });
    await failTask(trx, tools, ref, 'A planilha sumiu.');
  });
  expect(await show()).toEqual({ ...waiting, status: 'failed', done: 1, error: 'A planilha sumiu.' });
  const other = await started();
  await bank.work((trx, tools) => failTask(trx, tools, other.ref));
  expect((await other.show()).error).toBe('Não foi possível concluir. Tente novamente.');
});

onPostgres('a task that ends while a part of it begins has no further part', async () => {
  const { ref, show } = await started();
  const part = await whileOpen(
    bank,
    (trx, tools) => failTask(trx, tools, ref),
    () => bank.work((trx, tools) => taskAtHand(trx, tools, ref)),
  );
  expect([part, (await show()).status]).toEqual([null, 'failed']);
});
