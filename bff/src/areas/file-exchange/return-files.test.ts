import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { movementsIn } from '@balcao/contract/shared/cnab/return';
import { checkFile } from '@balcao/contract/shared/cnab/validate';
import { addCustomer, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { MOST_ZIPPED_DAYS } from '@balcao/contract/file-exchange/return-calls';
import { addDays, formatDay } from '../../core/calendar';
import { returnFilesClose, returnFilesMake } from './close-day';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  member = await bank.openAccount();
});

const activate = (isActive = true, who = member) =>
  who.call('PUT /file-exchange/return-settings', { body: { isActive } });
const closeDay = async () => {
  await bank.moveDays(1);
  await bank.work((trx, tools) => returnFilesMake.run(trx, {}, tools, undefined));
  await bank.runJobs();
};
const list = async () => (await member.call('POST /file-exchange/return-files/search', { body: {} })).json.items;
const download = (id: number, layout = 'cnab240', who = member) =>
  who.call('GET /file-exchange/return-file/{id}/file', { params: { id }, query: { layout } });
const linesOf = async (raw: Buffer) => {
  const checked = await checkFile(raw);
  expect(checked.faults).toEqual([]);
  return checked.lines;
};

describe('return files (issue 40.2)', () => {
  it('tell what happened on a day, in both layouts, to the cent of the ledger, and the same to the byte when made anew', async () => {
    await activate();
    const customer = await addCustomer(member);
    const [paid] = await issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value: 20_000 }] });
    const [canceled] = await issue(bank, member, [customer], { items: [{ name: 'B', amount: 1, value: 30_000 }] });
    const [moved] = await issue(bank, member, [customer], { items: [{ name: 'C', amount: 1, value: 40_000 }] });
    await pay(bank, member, paid!, 20_000);
    await member.call('PUT /charges/cancel', { body: { ids: [canceled!] } });
    const expire_at = addDays(await bank.today(), 40);
    await member.call('PUT /charges/expire-at', { body: { ids: [moved!], expire_at } });
    await bank.runJobs();
    expect(await list()).toEqual([]);
    await closeDay();

    const [file, ...more] = await list();
    expect([file, more]).toMatchObject([{ number: 1, movements: 7, value: 20_000 }, []]);
    expect(bank.live).toContainEqual({
      accountId: member.accountId,
      topic: 'return-files',
      type: 'created',
      ids: [file!.id],
    });
    expect(file!.parts.map(({ code, count, value }) => [code, count, value])).toEqual([
      ['02', 3, 90_000],
      ['06', 1, 20_000],
      ['09', 1, 30_000],
      ['14', 1, 40_000],
      ['28', 1, expect.any(Number)],
    ]);
    expect(file!.parts.every(({ code, label }) => label !== code)).toBe(true);
    const { raw } = await download(file!.id);
    const movements = movementsIn('cnab240', await linesOf(raw));
    expect(movementsIn('cnab400', await linesOf((await download(file!.id, 'cnab400')).raw))).toEqual(movements);
    const settled = movements.find(({ code }) => code === '06')!;
    const fee = movements.find(({ code }) => code === '28')!.fee;
    expect([file!.parts.at(-1)!.value, settled.fee]).toEqual([fee, 0]);
    const { rows } = await bank.store.execute(
      "select sum(amount) as available from ledger_entries where account_id = $1 and kind = 'available'",
      [member.accountId],
    );
    expect([settled.paid, settled.net, settled.documentNumber]).toEqual([20_000, 20_000 - fee, String(paid)]);
    expect(Number(rows[0].available)).toBe(settled.net);

    // what changes later changes no file that was made
    await member.call('PUT /charges/expire-at', { body: { ids: [moved!], expire_at: addDays(expire_at, 5) } });
    await bank.runJobs();
    expect((await download(file!.id)).raw.equals(raw)).toBe(true);
    await closeDay();
    expect((await list()).map(({ number, movements: count }) => [number, count])).toEqual([
      [2, 1],
      [1, 7],
    ]);
  });

  it('name each title as it is registered, with the days on which it was paid and credited', async () => {
    await activate();
    const id = await addCustomer(member, { name: 'Bia Lima' });
    const [charge] = await issue(bank, member, [id], { items: [{ name: 'A', amount: 1, value: 20_000 }] });
    const today = await bank.today();
    const day = addDays(today, -2);
    await pay(bank, member, charge!, 20_000, { paidAt: new Date(`${day}T23:30:00-03:00`) });
    await closeDay();
    const [file] = await list();
    const movements = movementsIn('cnab240', await linesOf((await download(file!.id)).raw));
    const { rows } = await bank.store.execute(
      'select our_number, collection_key, customer_document from charges where id = $1',
      [charge],
    );
    const title = {
      ourNumber: Number(rows[0].our_number),
      ourDigit: rows[0].collection_key.slice(-1),
      documentNumber: String(charge),
      companyId: '',
      due: addDays(today, 10),
      value: 20_000,
      payer: { document: rows[0].customer_document, name: 'BIA LIMA' },
    };
    const of = (code: string) => movements.find((one) => one.code === code)!;
    const { fee } = of('28');
    expect(fee).toBeGreaterThan(0);
    const none = { fee: 0, accrued: 0, discount: 0, paid: 0, net: 0, creditOn: null };
    expect([of('02'), of('06'), of('28'), movements.length]).toEqual([
      { ...title, ...none, code: '02', reasons: '', occurredOn: today },
      {
        ...title,
        ...none,
        code: '06',
        reasons: '04',
        paid: 20_000,
        net: 20_000 - fee,
        occurredOn: day,
        creditOn: today,
      },
      { ...title, ...none, code: '28', reasons: '', fee, occurredOn: day },
      3,
    ]);
  });

  it('are numbered without gaps, a day without movements has none, and a day closed twice has one', async () => {
    await activate();
    const customer = await addCustomer(member);
    await issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value: 20_000 }] });
    await closeDay();
    await closeDay();
    await issue(bank, member, [customer], { items: [{ name: 'B', amount: 1, value: 30_000 }] });
    await bank.moveDays(1);
    const turn = () => bank.work((trx, tools) => returnFilesMake.run(trx, {}, tools, undefined));
    await turn();
    await turn();
    await bank.runJobs();
    expect((await list()).map(({ number }) => number)).toEqual([2, 1]);
  });

  it('of days without return files are never made; turned on again, the numbers go on', async () => {
    const customer = await addCustomer(member);
    const make = (value: number) => issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value }] });
    await make(10_000);
    await activate();
    await make(20_000);
    await closeDay();
    await activate(false);
    await make(30_000);
    await closeDay();
    await activate();
    await make(40_000);
    await closeDay();
    const settings = async () => (await member.call('GET /file-exchange/return-settings')).json;
    const { since } = await settings();
    expect(since).not.toBeNull();
    // asked for again where they are made already, nothing changes
    expect((await activate()).json.since).toBe(since);
    expect((await activate(false)).json).toMatchObject({ isActive: false, since: null });
    await activate();
    const files = await list();
    expect(files.map(({ number, parts }) => [number, parts[0]!.value])).toEqual([
      [2, 40_000],
      [1, 20_000],
    ]);
  });

  it('go to who asked for them by e-mail, the same to the byte, while they may have them; the owner sees and ends it', async () => {
    await activate();
    const grants = { 'cnab:files-transmission:return-files': true };
    const { userId } = await bank.openAccount();
    const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants });
    const ask = (layout: 'cnab400' | null) => clerk.call('PUT /file-exchange/return-mail', { body: { layout } });
    expect((await ask('cnab400')).json).toMatchObject({ isActive: true, mail: 'cnab400' });
    expect((await member.call('GET /file-exchange/return-settings')).json.mail).toBeNull();
    const customer = await addCustomer(member);
    const day = async (value: number) => {
      await issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value }] });
      await closeDay();
    };
    const mails = () =>
      bank.store.db
        .selectFrom('sandbox_messages')
        .select(['attachment', 'subject'])
        .where('account_id', '=', member.accountId)
        .execute();
    await day(20_000);
    const [file] = await list();
    const [mail, ...more] = await mails();
    expect([mail!.attachment!.name, more]).toEqual([file!.name, []]);
    const sent = await bank.store.execute(
      'select m.recipient, m.body, u.email, a.nickname from sandbox_messages m join users u on u.id = $2 ' +
        'join accounts a on a.id = m.account_id where m.account_id = $1',
      [member.accountId, userId],
    );
    const [{ recipient, body, email, nickname }] = sent.rows;
    expect([recipient, mail!.subject]).toEqual([email, `Arquivo de retorno de ${formatDay(file!.day)}: ${nickname}`]);
    expect(body.replaceAll('\u00a0', ' ')).toContain(
      `O arquivo de retorno nº 1 da conta ${nickname}, de ${formatDay(file!.day)}, traz 1 movimento e R$ 0,00 pagos. Ele está anexo`,
    );
    const { raw } = await download(file!.id, 'cnab400');
    expect(Buffer.from(mail!.attachment!.base64, 'base64').equals(raw)).toBe(true);

    const grant = (given: object) =>
      bank.store.execute('update memberships set grants = $1 where account_id = $2 and user_id = $3', [
        JSON.stringify(given),
        member.accountId,
        userId,
      ]);
    await grant({});
    await day(30_000);
    expect(await mails()).toHaveLength(1);
    const setStatus = (status: 'active' | 'inactive') =>
      bank.store.db
        .updateTable('memberships')
        .set({ status })
        .where('account_id', '=', member.accountId)
        .where('user_id', '=', userId)
        .execute();
    await grant(grants);
    await setStatus('inactive');
    await day(35_000);
    expect(await mails()).toHaveLength(1);
    await setStatus('active');
    await day(40_000);
    expect(await mails()).toHaveLength(2);
    const layout = async () => (await clerk.call('GET /file-exchange/return-settings')).json.mail;
    await ask('cnab400');
    expect(await layout()).toBe('cnab400');

    const { items } = (await member.call('GET /trust-centre/deliveries')).json;
    expect(items).toMatchObject([{ kind: 'return-files', id: userId, every: 'day' }]);
    const params = { kind: 'return-files' as const, id: userId };
    expect((await member.call('DELETE /trust-centre/deliveries/{kind}/{id}', { params })).status).toBe(204);
    await day(50_000);
    expect(await mails()).toHaveLength(2);
  });

  it('come as one ZIP for a period, and are no other account’s', async () => {
    await activate();
    const customer = await addCustomer(member);
    for (const value of [20_000, 30_000]) {
      await issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value }] });
      await closeDay();
    }
    const files = await list();
    const to = files[0]!.day;
    const zip = (from: string, until = to, who = member) =>
      who.call('GET /file-exchange/return-files/zip', { query: { layout: 'cnab240', from, to: until } });
    const entries = unzipSync((await zip(files[1]!.day)).raw);
    expect(Object.keys(entries)).toEqual([files[1]!.name, files[0]!.name]);
    expect(Buffer.from(entries[files[0]!.name]!).equals((await download(files[0]!.id)).raw)).toBe(true);
    expect([(await zip(addDays(to, -31))).status, (await zip(to, addDays(to, -1))).status]).toEqual([422, 422]);
    expect((await zip('2026-02-31')).status).toBe(422);
    expect((await zip(addDays(to, 1 - MOST_ZIPPED_DAYS))).status).toBe(200);
    expect((await zip(addDays(to, -MOST_ZIPPED_DAYS))).json.errors).toMatchObject([{ field: 'to' }]);
    const other = await bank.openAccount();
    expect([(await download(files[0]!.id, 'cnab240', other)).status, (await zip(to, to, other)).status]).toEqual([
      404, 422,
    ]);
  });
});

onPostgres('of two that close a day at once, one makes its file', async () => {
  await activate();
  await issue(bank, member, [await addCustomer(member)]);
  await bank.moveDays(1);
  const { accountId } = member;
  const close = () => bank.work((trx, tools) => returnFilesClose.run(trx, { accountId }, tools, undefined));
  await whileOpen(bank, (trx, tools) => returnFilesClose.run(trx, { accountId }, tools, undefined), close);
  expect((await list()).map(({ number }) => number)).toEqual([1]);
});
