import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { callSigned } from '../../../../tests/support/sign';
import { BANK, post } from '../../ledger/ledger';
import { openPack, packOfLink } from './link';
import { accountantMails } from './mail';

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
// an operation is written by the test itself, without its money
afterAll(() =>
  bank.close([
    'a settled operation took its amount and fee, less what came back',
    'an operation has a step for its state',
  ]),
);

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
    const tokenOf = (link: string) => link.split('/').at(-1)!;
    const open = (link: string) => packOfLink(bank.store.db, tokenOf(link));
    const codes = async () =>
      (
        await bank.store.execute(
          "select recipient, body from sandbox_messages where subject = 'Código do pacote do contador' order by id",
        )
      ).rows.map(({ recipient, body }) => ({ to: recipient as string, code: /\d{6}/.exec(body as string)![0] }));
    const askCode = (link: string) => bank.visit(`/pacote-do-contador/${tokenOf(link)}/codigo`, { x: '' });
    const enter = (link: string, codigo: string) => bank.visit(`/pacote-do-contador/${tokenOf(link)}`, { codigo });
    const wrongOf = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

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
      expect(link).toContain('/pacote-do-contador/');
      expect(await open(link)).toMatchObject({ email: 'contas@exemplo.com' });
      const page = await bank.visit(`/pacote-do-contador/${tokenOf(link)}`);
      expect([page.status, page.text.includes('co•••@exemplo.com'), page.text.includes('contas@')]).toEqual([
        200,
        true,
        false,
      ]);
      expect((await enter(link, '000000')).status, 'no code was asked for').toBe(422);
      expect((await askCode(link)).text).toContain('Código enviado');
      expect((await askCode(link)).text, 'one a minute').toContain('Nenhum código novo');
      const [{ to, code } = { to: '', code: '' }, ...others] = await codes();
      expect([to, others]).toEqual(['contas@exemplo.com', []]);
      expect((await enter(link, wrongOf(code))).status).toBe(422);
      const pack = (await openPack(bank.store.db, tokenOf(link), code))!;
      expect(pack.name).toMatch(/^contador-\d+-\d-\d{4}-\d{2}\.zip$/);
      expect(Object.keys(unzipSync(pack.file))).toContain('extrato.ofx');
      expect((await enter(link, code)).status, 'a code opens once').toBe(422);
      expect(await open(`${link}x`)).toBeNull();
      await bank.moveDays(8);
      expect(await open(link)).toBeNull();
    });

    it('a code is judged five times, however many come at once; the next one opens the pack as a file', async () => {
      await ask('codigos@exemplo.com');
      await bank.moveDays(31);
      await round();
      const link = /http\S+/.exec(
        (await mails()).find(({ recipient }) => recipient === 'codigos@exemplo.com')!.body,
      )![0];
      await askCode(link);
      const { code } = (await codes()).at(-1)!;
      const wrong = await Promise.all(Array.from({ length: 8 }, () => enter(link, wrongOf(code))));
      expect(wrong.map(({ status }) => status)).toEqual(Array.from({ length: 8 }, () => 422));
      expect((await enter(link, code)).status).toBe(422);
      await bank.store.execute("update accountant_packs set code_sent_at = code_sent_at - interval '1 minute'");
      await askCode(link);
      const file = await enter(link, (await codes()).at(-1)!.code);
      expect([file.status, file.headers['content-type']]).toEqual([200, 'application/zip']);
    });

    it('a code is over after ten minutes, and no link sends more than ten', async () => {
      const link = /http\S+/.exec(
        (await mails()).find(({ recipient }) => recipient === 'codigos@exemplo.com')!.body,
      )![0];
      const later = (what: string) =>
        bank.store.execute(`update accountant_packs set ${what} where email = 'codigos@exemplo.com'`);
      await later("code_sent_at = code_sent_at - interval '1 minute'");
      await askCode(link);
      const { code } = (await codes()).at(-1)!;
      await later("code_until = code_until - interval '10 minutes'");
      expect((await enter(link, code)).status).toBe(422);
      await later("code_sent_at = code_sent_at - interval '1 minute', codes_sent = 10");
      expect((await askCode(link)).text).toContain('Nenhum código novo');
    });

    it('another address ends the links of the one before', async () => {
      const link = /http\S+/.exec(
        (await mails()).find(({ recipient }) => recipient === 'codigos@exemplo.com')!.body,
      )![0];
      expect(await open(link)).not.toBeNull();
      await ask('outra@exemplo.com');
      expect(await open(link)).toBeNull();
      expect((await bank.visit(`/pacote-do-contador/${tokenOf(link)}`)).status).toBe(404);
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
