import { afterAll, beforeAll, expect, it } from 'vitest';
import type { BilletInput } from '@balcao/contract/charges';
import { addCustomer, billetInput, detail } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays } from '../../core/calendar';

let bank: EmptyBank;
let member: Member;
let other: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  other = await bank.openAccount();
});
afterAll(() => bank.close());

/** A batch of which one customer failed, as it was deleted; answers how to try that one again. */
async function failedBatch(given: Partial<BilletInput>) {
  const [sound, deleted] = [await addCustomer(member), await addCustomer(member)];
  await member.call('PUT /customers', { body: { ids: [deleted] } });
  const body = billetInput(await bank.today(), [sound, deleted], given);
  const { status, json } = await member.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body });
  expect(status).toBe(200);
  await bank.runJobs();
  return async () => {
    const reply = await member.call('POST /charge/batch/{uuid}/retry', { params: { uuid: json.uuid }, body: {} });
    await bank.runJobs();
    return [reply.status, reply.json.error_description];
  };
}
const over = (fault: string) => [422, `${fault}. Emita de novo com outras condições.`];

it('a batch whose discount has ended is not tried again', async () => {
  const until_date = addDays(await bank.today(), 1);
  const retry = await failedBatch({ conditional_discount: { type: 'currency', value: 500, until_date } });
  expect((await retry())[0]).toBe(200);
  await bank.moveDays(2);
  expect(await retry()).toEqual(over('O desconto não pode terminar antes de hoje'));
});

it('a batch with a tag that was hidden is not tried again', async () => {
  const { id } = (await member.call('POST /tag', { body: { name: 'Feira', color_ref: 'pink' } })).json;
  const retry = await failedBatch({ tags: [id] });
  await member.call('PUT /tag', { body: { ids: [id], hidden: true } });
  expect(await retry()).toEqual(over('A etiqueta Feira está oculta. Volte a mostrá-la para usar'));
});

it('a batch whose payee closed the account is not tried again', async () => {
  const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [other.accountId]);
  const repasses = [{ payee_code: rows[0].account_code, type: 'percentage' as const, value: 1_000 }];
  const retry = await failedBatch({ items: [{ name: 'Serviço', amount: 1, value: 10_000, repasses }] });
  await bank.store.execute('update accounts set is_shutdown = true where id = $1', [other.accountId]);
  expect(await retry()).toEqual(over('Esta conta está encerrada e não recebe repasses'));
});

it('what is issued as a batch is tried again is issued in the name of who tries again', async () => {
  const [sound, deleted] = [await addCustomer(member), await addCustomer(member)];
  await member.call('PUT /customers', { body: { ids: [deleted] } });
  const body = billetInput(await bank.today(), [sound, deleted]);
  const { json } = await member.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body });
  await bank.runJobs();
  await bank.store.execute('update customers set deleted_at = null where id = $1', [deleted]);
  const params = { uuid: json.uuid };
  const colleague = await bank.join((await bank.openAccount()).userId, member.accountId);
  await colleague.call('POST /charge/batch/{uuid}/retry', { params, body: {} });
  await bank.runJobs();
  const { ids } = (await member.call('GET /charge/batch/{uuid}', { params })).json;
  const [first, second] = await Promise.all(
    ids.map(async (id) => (await detail(member, id)).charge_histories[0]?.user),
  );
  const { rows } = await bank.store.execute('select id, created_by from charges where id = any($1) order by id', [ids]);
  expect(rows.map((row) => row.created_by)).toEqual([member.userId, colleague.userId]);
  expect(first).not.toBe(second);
});
