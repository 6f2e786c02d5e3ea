import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCustomer, billetInput } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let member: Member;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  for (const name of ['=Ana "A" Lima', 'Bia; Souza', 'Caio Reis']) {
    const body = billetInput(await bank.today(), [await addCustomer(member, { name })], {});
    expect((await member.call('POST /charges/{type}', { params: { type: 'banking_billet' }, body })).status).toBe(200);
  }
  await bank.runJobs();
});
afterAll(() => bank.close());

const start = async (body: object) =>
  (await member.call('POST /charges/export', { body: { filed: false, format: 'csv', ...body } as never })).json.task;
const taskOf = async (id: number, who = member) => who.call('GET /tasks/{id}', { params: { id } });
const fileOf = async (id: number, who = member) => who.call('GET /tasks/{id}/file', { params: { id } });

it('an export is a task: it waits, is worked, and has a file with each row once', async () => {
  const id = await start({});
  expect((await taskOf(id)).json).toMatchObject({
    kind: 'charges-export',
    status: 'waiting',
    done: 0,
    total: 3,
    file: null,
  });
  expect((await fileOf(id)).status).toBe(404);
  await bank.runJobs();
  expect((await taskOf(id)).json).toMatchObject({
    status: 'done',
    done: 3,
    refused: 0,
    file: { name: expect.stringMatching(/^boletos-.*\.csv$/) },
  });
  expect(bank.live).toContainEqual({ accountId: member.accountId, topic: 'tasks', type: 'updated', ids: [id] });

  const { raw, headers } = await fileOf(id);
  expect(headers['content-type']).toBe('text/csv; charset=utf-8');
  const lines = raw.toString().trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\uFEFFNúmero;Cliente;CPF\/CNPJ;/);
  expect(lines).toHaveLength(4);
  expect(lines[1]).toContain(';Caio Reis;');
  expect(lines[2]).toContain(';"Bia; Souza";');
  // a cell that begins like a formula is marked as text for spreadsheet programs
  expect(lines[3]).toContain(`;"'=Ana ""A"" Lima";`);
  // typed lines and documents have their mask: as bare digits a spreadsheet would round them or drop leading zeros
  for (const line of lines.slice(1))
    expect(line).toMatch(/;\d{3}\.\d{3}\.\d{3}-\d\d;.*;\d{5}\.\d{5} \d{5}\.\d{6} \d{5}\.\d{6} \d \d{14};/);
});

it('only who started it sees it, on its account, and only while they may see billets there', async () => {
  const id = await start({ text: 'caio' });
  await bank.runJobs();
  expect((await taskOf(id)).json.done).toBe(1);
  const other = await bank.openAccount();
  const [colleague, elsewhere] = [
    await bank.join(other.userId, member.accountId),
    await bank.join(member.userId, other.accountId),
  ];
  const answers = async (who = member) => [(await taskOf(id, who)).status, (await fileOf(id, who)).status];
  for (const [who, from] of Object.entries({
    stranger: other,
    colleague,
    'who started it, on another account': elsewhere,
  }))
    expect(await answers(from), who).toEqual([404, 404]);

  const become = (role: 'admin' | 'subuser') =>
    bank.store.execute('update memberships set role = $1 where user_id = $2 and account_id = $3', [
      role,
      member.userId,
      member.accountId,
    ]);
  const close = (closed: boolean) =>
    bank.store.execute('update accounts set is_shutdown = $1 where id = $2', [closed, member.accountId]);
  await become('subuser');
  expect(await answers(), 'no longer permitted').toEqual([404, 404]);
  await become('admin');
  await close(true);
  expect(await answers(), 'the account is closed').toEqual([404, 404]);
  await close(false);
  expect(await answers()).toEqual([200, 200]);
});

it('a range that ends before it starts is refused at its field', async () => {
  const { status, json } = await member.call('POST /charges/export', {
    body: { filed: false, format: 'csv', due: { from: '2026-02-02', to: '2026-02-01' } },
  });
  expect([status, json.errors?.[0]?.field]).toEqual([422, 'due.to']);
});
