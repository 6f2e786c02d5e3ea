import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { callSigned } from '../../../../tests/support/sign';
import { BANK, post } from '../../ledger/ledger';
import { accountantMails, packOfLink } from './mail';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  const { accountId } = member;
  const entries = [
    { accountId, kind: 'available' as const, amount: 123_456 },
    { accountId: BANK, kind: 'settlement' as const, amount: -123_456 },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: 'first', kind: 'deposit', description: 'Depósito', at, entries }));
});
afterAll(() => bank.close());

const start = (month: string, who = member) => who.call('POST /statement/pack', { body: { month } });

describe("the accountant's pack", () => {
  it('is a ZIP whose statement has the balance of the account in each format', async () => {
    const month = (await bank.today()).slice(0, 7);
    const { task } = (await start(month)).json;
    await bank.runJobs();
    const params = { id: task };
    expect((await member.call('GET /tasks/{id}', { params })).json).toMatchObject({ status: 'done', error: null });
    const files = unzipSync((await member.call('GET /tasks/{id}/file', { params })).raw);
    expect(Object.keys(files).sort()).toEqual([
      'cobrancas.csv',
      'extrato.csv',
      'extrato.ofx',
      'extrato.pdf',
      'extrato.xlsx',
    ]);
    expect(Buffer.from(files['extrato.ofx']!).toString()).toContain('<BALAMT>1234.56</BALAMT>');
    expect(Buffer.from(files['extrato.csv']!).toString()).toContain(';1234,56;1234,56');
  });

  it('has only what the person may see, who mails none that has more', async () => {
    const { userId } = await bank.openAccount();
    const grants = { 'statement:new-statement-export': true, 'pay-transfer:receipts': true };
    const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants });
    const { task } = (await start((await bank.today()).slice(0, 7), clerk)).json;
    await bank.runJobs();
    const file = await clerk.call('GET /tasks/{id}/file', { params: { id: task } });
    expect(Object.keys(unzipSync(file.raw))).not.toContain('cobrancas.csv');
    const mail = (email: string | null) => callSigned(clerk, 'PUT /statement/pack/mail', { body: { email } });
    expect((await mail('a@exemplo.com')).status).toBe(403);
    expect((await mail(null)).status).toBe(200);
  });

  describe('by e-mail every month', () => {
    const ask = (email: string | null) => callSigned(member, 'PUT /statement/pack/mail', { body: { email } });
    const round = async () => {
      bank.waiting.push({ job: accountantMails as never, data: {} });
      await bank.runJobs();
    };
    const mails = async () =>
      (
        await bank.store.execute(
          "select recipient, body from sandbox_messages where subject like 'Pacote do contador%'",
        )
      ).rows as { recipient: string; body: string }[];
    const open = (link: string) => packOfLink(bank.store.db, link.split('/').at(-1)!);

    it('goes once a month to who was named, as a link that lapses', async () => {
      expect((await ask('nao e-mail')).json.errors).toMatchObject([{ field: 'email' }]);
      expect((await ask(' Contas@Exemplo.com ')).json).toEqual({ email: 'contas@exemplo.com' });
      await round();
      expect(await mails()).toEqual([]);
      await bank.moveDays(31);
      await round();
      await round();
      const [mail, ...more] = await mails();
      expect([mail!.recipient, more]).toEqual(['contas@exemplo.com', []]);
      const link = /http\S+/.exec(mail!.body)![0];
      const pack = (await open(link))!;
      expect(link).toContain('/pacote-do-contador/');
      expect(pack.name).toMatch(/^contador-\d{4}-\d{2}\.zip$/);
      expect(Object.keys(unzipSync(pack.file))).toContain('extrato.ofx');
      expect(await open(`${link}x`)).toBeNull();
      await bank.moveDays(8);
      expect(await open(link)).toBeNull();
    });

    it('goes to nobody any more once that is asked', async () => {
      const before = (await mails()).length;
      await ask(null);
      await bank.moveDays(62);
      await round();
      expect((await mails()).length).toBe(before);
      expect((await member.call('GET /statement/pack/mail')).json).toEqual({ email: null });
    });

    describe('its asker is judged at each sending', () => {
      const losses = {
        'is removed': 'delete from memberships',
        'is disabled': "update memberships set status = 'inactive'",
        'loses the receipts': `update memberships set grants = grants || '{"pay-transfer:receipts": false}'`,
        'loses the export': `update memberships set grants = grants || '{"statement:new-statement-export": false}'`,
      };
      it.each(Object.entries(losses))(
        'one who %s sends no pack and no link more, and the account is told',
        async (_, loss) => {
          await bank.store.execute('delete from sandbox_messages');
          const owner = await bank.openAccount();
          const may = {
            'statement:new-statement-export': true,
            'pay-transfer:receipts': true,
            'receive:management:billets': true,
          };
          const clerk = await bank.join((await bank.openAccount()).userId, owner.accountId, {
            role: 'subuser',
            grants: may,
          });
          const reply = await callSigned(clerk, 'PUT /statement/pack/mail', { body: { email: 'fora@exemplo.com' } });
          expect(reply.status).toBe(200);
          await bank.moveDays(31);
          await round();
          const sent = async () => (await mails()).filter(({ recipient }) => recipient === 'fora@exemplo.com');
          const [first] = await sent();
          const link = /http\S+/.exec(first!.body)![0];
          expect(await open(link)).not.toBeNull();
          await bank.store.execute(`${loss} where account_id = $1 and user_id = $2`, [owner.accountId, clerk.userId]);
          await bank.moveDays(31);
          await round();
          expect(await sent()).toHaveLength(1);
          expect(await open(link)).toBeNull();
          const { rows } = await bank.store.execute(
            "select body from sandbox_messages where account_id = $1 and subject like 'Pacote do contador deixou%'",
            [owner.accountId],
          );
          expect(rows).toHaveLength(1);
          expect(rows[0].body).toContain('fora@exemplo.com');
        },
      );
    });

    describe('after months in which nothing was sent', () => {
      const monthsAgo = async (many: number) => {
        const [year, month] = (await bank.today()).split('-').map(Number);
        return new Date(Date.UTC(year!, month! - 1 - many, 1)).toISOString().slice(0, 7);
      };
      const since = async (last: string) => {
        await ask('contas@exemplo.com');
        const { accountId } = member;
        await bank.store.execute('update accountant_mails set last_month = $1 where account_id = $2', [
          last,
          accountId,
        ]);
        await bank.store.execute('delete from sandbox_messages');
        await bank.store.execute('delete from accountant_packs');
      };
      const sentMonths = async () =>
        (await bank.store.execute('select month from accountant_packs order by month')).rows.map(({ month }) => month);

      it('each of them is sent, the first one first', async () => {
        await since(await monthsAgo(3));
        await round();
        expect(await sentMonths()).toEqual([await monthsAgo(2)]);
        await round();
        await round();
        expect(await sentMonths()).toEqual([await monthsAgo(2), await monthsAgo(1)]);
        expect(await mails()).toHaveLength(2);
      });

      it('an account whose pack cannot be made keeps no other one waiting', async () => {
        await since(await monthsAgo(2));
        const broken = await bank.openAccount();
        await bank.store.execute(
          `insert into money_operations (account_id, kind, protocol, amount, fee, counterpart, details, description,
             scheduled_for, state, signed_by, settled_at, created_at)
           values ($1, 'ted', 'broken', 1000, 0, '{"name": 5}', '{}', '', $2, 'settled', $3, $4, now())`,
          [broken.accountId, await bank.today(), broken.userId, `${await monthsAgo(1)}-15T12:00:00Z`],
        );
        await bank.store.execute(
          "insert into accountant_mails select $1, 'x@exemplo.com', last_month, '', asked_at, $2 from accountant_mails",
          [broken.accountId, broken.userId],
        );
        const told = vi.spyOn(console, 'error').mockImplementation(() => undefined);
        await round();
        expect(await sentMonths()).toEqual([await monthsAgo(1)]);
        expect(told.mock.calls.join()).toContain(`account ${broken.accountId}`);
        told.mockRestore();
      });
    });

    it('is not asked for unsigned', async () => {
      const { json } = await member.call('PUT /statement/pack/mail', { body: { email: 'a@exemplo.com' } });
      expect(json.code).toBe('signature-required');
    });
  });

  it.each(['2026-13', '1999-01', '9999-12', 'x', ''])('of %s is refused at its month', async (month) => {
    const { status, json } = await start(month);
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'month']);
  });
});
