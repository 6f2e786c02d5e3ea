import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, billetInput } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, formatDay } from '../../core/calendar';
import { fakeCpf } from '../../core/documents';

let bank: EmptyBank;
let owner: Member;
let clerk: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
const GRANTS = {
  'receive:do-charge': true,
  'receive:customers': true,
  'receive:automations:excel': true,
};
beforeEach(async () => {
  owner = await bank.openAccount();
  const { userId } = await bank.openAccount();
  clerk = await bank.join(userId, owner.accountId, { role: 'subuser', grants: GRANTS });
});

const STOPPED = 'Interrompido: quem iniciou não tem mais permissão para isto.';
const cpf = () => fakeCpf(Math.random);
const query = async (text: string, ...values: unknown[]) => (await bank.store.execute(text, values)).rows;
const disable = () =>
  query(
    "update memberships set status = 'inactive' where account_id = $1 and user_id = $2",
    clerk.accountId,
    clerk.userId,
  );
const taskOf = async (id: number) => (await query('select status, done, error from tasks where id = $1', id))[0];
const charges = async () =>
  (await query('select count(*)::int as n from charges where account_id = $1', owner.accountId))[0].n;
/** Runs the next job and none after it. */
async function runPart() {
  const { job, data } = bank.waiting.shift()!;
  await bank.work((trx, tools) => job.run(trx, data, tools, undefined));
}

describe('the work of a person who may not do it any more stops with its next part', () => {
  it('a spreadsheet of charges: the rows left are told as failed', async () => {
    const due = formatDay(addDays(await bank.today(), 20));
    const lines = Array.from({ length: 25 }, (_, n) => `${cpf()};Cliente ${n};Aula;50,00;${due}`);
    const sheet = await clerk.call('POST /charge-sheets', {
      query: { name: 'cobrancas.csv', kind: 'banking_billet' },
      body: Buffer.from(['CPF ou CNPJ;Nome;Descrição;Valor;Vencimento', ...lines].join('\n')),
    });
    const { id } = sheet.json;
    const { task } = (await clerk.call('POST /charge-sheets/{id}/issue', { params: { id } })).json;
    await runPart();
    await disable();
    await bank.runJobs();
    expect([await charges(), await taskOf(task)]).toEqual([20, { status: 'failed', done: 20, error: STOPPED }]);
    const left = await query(
      `select state, faults->0->>'message' as why, count(*)::int as n from charge_sheet_rows
       where account_id = $1 group by 1, 2 order by 3`,
      owner.accountId,
    );
    expect(left).toEqual([
      { state: 'refused', why: STOPPED, n: 5 },
      { state: 'issued', why: null, n: 20 },
    ]);
    const sheets = await query(
      'select status from charge_sheets where id = $1 and account_id = $2',
      id,
      owner.accountId,
    );
    expect(sheets).toEqual([{ status: 'done' }]);
  });

  it('an import of customers ends', async () => {
    const { id } = (
      await clerk.call('POST /customers-import', {
        query: { name: 'clientes.csv' },
        body: Buffer.from(['CPF;Nome', `${cpf()};Ana`].join('\n')),
      })
    ).json;
    const { task } = (await clerk.call('POST /customers-import/{id}/run', { params: { id } })).json;
    await disable();
    await bank.runJobs();
    expect(await taskOf(task)).toEqual({ status: 'failed', done: 0, error: STOPPED });
    expect((await owner.call('POST /customers/search', { body: {} })).json.total).toBe(0);
    expect(await query('select status from customer_imports where account_id = $1', owner.accountId)).toEqual([
      { status: 'done' },
    ]);
    expect(await query('select 1 from notifications where user_id = $1', clerk.userId)).toEqual([]);
  });

  const grants = (given: object) => () =>
    query(
      'update memberships set grants = grants || $3::jsonb where account_id = $1 and user_id = $2',
      clerk.accountId,
      clerk.userId,
      JSON.stringify(given),
    );
  const shutDown = () => query('update accounts set is_shutdown = true where id = $1', owner.accountId);
  it.each<[string, () => Promise<unknown>, 'goes on' | 'stops']>([
    ['disabled', disable, 'stops'],
    ['without the permission', grants({ 'receive:do-charge': false }), 'stops'],
    ['of an account that was shut down', shutDown, 'stops'],
    ['without another permission', grants({ 'receive:customers': false }), 'goes on'],
  ])('a batch of who is %s', async (_, revoke, outcome) => {
    const customers = [await addCustomer(owner), await addCustomer(owner)];
    const { json } = await clerk.call('POST /charges/{type}', {
      params: { type: 'banking_billet' },
      body: billetInput(await bank.today(), customers),
    });
    await revoke();
    await bank.runJobs();
    const stops = outcome === 'stops';
    expect([await charges(), await taskOf(json.task!)]).toEqual(
      stops ? [0, { status: 'failed', done: 0, error: STOPPED }] : [2, { status: 'done', done: 2, error: null }],
    );
    const [batch] = await query('select pending, errors from charge_batches where uuid = $1', json.uuid);
    expect(batch).toMatchObject({
      pending: [],
      errors: stops ? customers.map((id) => ({ customer: { id }, errorMessage: STOPPED })) : [],
    });
  });

  it('a batch that stopped is tried again by who may', async () => {
    const customers = [await addCustomer(owner), await addCustomer(owner)];
    const { uuid } = (
      await clerk.call('POST /charges/{type}', {
        params: { type: 'banking_billet' },
        body: billetInput(await bank.today(), customers),
      })
    ).json;
    await disable();
    await bank.runJobs();
    const retry = await owner.call('POST /charge/batch/{uuid}/retry', { params: { uuid }, body: {} });
    expect(retry.status).toBe(200);
    await bank.runJobs();
    expect(await charges()).toBe(2);
  });

  it('a file is not made', async () => {
    const { task } = (await clerk.call('POST /customers/export', { body: { format: 'csv' } })).json;
    await disable();
    await bank.runJobs();
    expect(await taskOf(task)).toEqual({ status: 'failed', done: 0, error: STOPPED });
    expect(await query('select 1 from task_parts where account_id = $1', owner.accountId)).toEqual([]);
  });
});
