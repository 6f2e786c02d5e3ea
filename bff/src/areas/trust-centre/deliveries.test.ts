import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';

let bank: EmptyBank;
let owner: Member;
let clerk: Member;
let stranger: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  [owner, stranger] = [await bank.openAccount(), await bank.openAccount()];
  const grants = {
    'statement:new-statement-export': true,
    'pay-transfer:receipts': true,
    'receive:management:billets': true,
    'receive:reports': true,
  };
  clerk = await bank.join((await bank.openAccount()).userId, owner.accountId, { role: 'subuser', grants });
  const mail = await callSigned(clerk, 'PUT /statement/pack/mail', { body: { email: 'contas@exemplo.com' } });
  const schedule = await clerk.call('POST /reports/schedules', {
    body: { type: 'owed', format: 'csv', every: 'week' },
  });
  expect([mail.status, schedule.status]).toEqual([200, 200]);
});
afterAll(() => bank.close());

const list = async (who: Member) => (await who.call('GET /trust-centre/deliveries')).json.items;
const end = (who: Member, kind: 'accountant-pack' | 'report', id: number) =>
  who.call('DELETE /trust-centre/deliveries/{kind}/{id}', { params: { kind, id } });

it('the owner sees what a sub-user lets go out of the account, and ends each; nobody of another account does', async () => {
  const [pack, report, ...more] = await list(owner);
  expect(pack).toMatchObject({ kind: 'accountant-pack', to: 'contas@exemplo.com', every: 'month' });
  expect(report).toMatchObject({ kind: 'report', what: 'Relatório de cobranças em aberto', every: 'week' });
  expect(pack!.by).toBe(report!.by);
  expect(more).toEqual([]);

  expect(await list(stranger)).toEqual([]);
  expect((await end(stranger, 'report', report!.id)).status).toBe(404);
  expect((await end(stranger, 'accountant-pack', pack!.id)).status).toBe(404);
  expect((await end(clerk, 'report', report!.id)).status, 'without the trust centre').toBe(403);
  expect(await list(owner)).toHaveLength(2);

  expect((await end(owner, 'report', report!.id)).status).toBe(204);
  expect((await list(owner)).map(({ kind }) => kind)).toEqual(['accountant-pack']);
  await bank.store.execute(
    `insert into accountant_packs (account_id, month, token_hash, file, expires_at, email)
     values ($1, '2026-01', 'h', 'x', now() + interval '7 days', 'contas@exemplo.com')`,
    [owner.accountId],
  );
  expect((await end(owner, 'accountant-pack', pack!.id)).status).toBe(204);
  expect(await list(owner)).toEqual([]);
  expect((await clerk.call('GET /statement/pack/mail')).json).toEqual({ email: null });
  const { rows } = await bank.store.execute('select 1 from accountant_packs where account_id = $1', [owner.accountId]);
  expect(rows, 'links already sent').toEqual([]);
  expect((await end(owner, 'accountant-pack', pack!.id)).status).toBe(404);
});
