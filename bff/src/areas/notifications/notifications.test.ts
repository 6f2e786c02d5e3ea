import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { othersOf } from '../../../test/others';
import { notifyPerson, notifyUsers } from '../../platform/notifications/notify';

const AT = new Date('2026-11-23T12:00:00Z');
let bank: EmptyBank;
let owner: Member;
let clerk: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  owner = await bank.openAccount();
  const other = await bank.openAccount();
  clerk = await bank.join(other.userId, owner.accountId, { role: 'subuser', grants: { help: true } });
  await bank.store.execute('delete from sandbox_messages');
  bank.notified.length = 0;
});

const paid = (chargeId: number) =>
  bank.work((trx, { services, afterCommit }) =>
    notifyUsers(
      trx,
      { services, afterCommit },
      {
        accountId: owner.accountId,
        type: 'billet-paid',
        content: `Boleto ${chargeId} pago`,
        params: { chargeId },
        at: AT,
        permission: 'receive:management:billets',
      },
    ),
  );
const list = async (page = 0, who = owner) => (await who.call('GET /gns-notifications', { query: { page } })).json;
const unread = async (who = owner) => (await who.call('GET /gns-notifications/count')).headers['x-has-unread'];
const mails = () => bank.store.db.selectFrom('sandbox_messages').select(['recipient', 'subject', 'body']).execute();
const want = (who: Member, mail: boolean) => who.call('PUT /gns-notifications/preferences', { body: { mail } });
const emailOf = async (who: Member) =>
  (await bank.store.db.selectFrom('users').select('email').where('id', '=', who.userId).executeTakeFirstOrThrow())
    .email;

describe('the list (SHELL-7.4-7 to 7.4-9)', () => {
  it('comes newest first, fifteen a page from page 0, and says whether there is more', async () => {
    for (let n = 1; n <= 16; n++) await paid(n);
    const [first, second] = [await list(0), await list(1)];
    expect(first.items.map(({ content }) => content)[0]).toBe('Boleto 16 pago');
    expect([first.items.length, first.hasNext, first.hasUnread]).toEqual([15, true, true]);
    expect([second.items.map(({ content }) => content), second.hasNext]).toEqual([['Boleto 1 pago'], false]);
    expect(first.items[0]).toMatchObject({ type: 'billet-paid', read: false, params: { chargeId: 16 } });
  });

  it('is read one by one and at once; the header of the count follows', async () => {
    expect(await unread()).toBe('0');
    await paid(1);
    await paid(2);
    expect(await unread()).toBe('1');
    const [newest] = (await list()).items;
    const read = (id: number, who = owner) => who.call('PATCH /gns-notifications/{id}/read', { params: { id } });
    expect((await read(newest!.id)).status).toBe(204);
    expect((await read(newest!.id)).status).toBe(204);
    expect((await list()).items.map((one) => one.read)).toEqual([true, false]);
    expect(await unread()).toBe('1');
    expect((await read(newest!.id, clerk)).status).toBe(404);
    await owner.call('PATCH /gns-notifications/read');
    expect([await unread(), (await list()).hasUnread]).toEqual(['0', false]);
  });

  it('is read, cleared and mailed for the person alone, on this account alone', async () => {
    const others = await othersOf(bank, owner);
    const all = [owner, ...Object.values(others)];
    for (const { userId, accountId } of all)
      await bank.work((trx, { services, afterCommit }) =>
        notifyPerson(trx, { services, afterCommit }, userId, {
          type: 'new-device',
          params: {},
          accountId,
          content: 'Acesso novo',
          at: AT,
        }),
      );
    await want(owner, true);
    const [mine] = (await list()).items;
    for (const [who, other] of Object.entries(others)) {
      const read = await other.call('PATCH /gns-notifications/{id}/read', { params: { id: mine!.id } });
      expect([who, read.status]).toEqual([who, 404]);
      expect((await other.call('GET /gns-notifications/preferences')).json, who).toEqual({ mail: false });
      // what another takes back, reads or clears is theirs
      await want(other, false);
      await other.call('PATCH /gns-notifications/read');
      expect([who, await unread(other), await unread()]).toEqual([who, '0', '1']);
      await other.call('DELETE /gns-notifications');
      expect([who, (await list(0, other)).items, (await list()).items.length]).toEqual([who, [], 1]);
    }
    expect((await owner.call('GET /gns-notifications/preferences')).json).toEqual({ mail: true });
  });

  it('reaches who may see what it is about, and open pages of theirs once it stands', async () => {
    await paid(7);
    expect((await list(0, clerk)).items).toEqual([]);
    expect(bank.notified).toEqual([{ accountId: owner.accountId, userIds: [owner.userId] }]);
    await bank
      .work(async (trx, { services, afterCommit }) => {
        await notifyPerson(trx, { services, afterCommit }, owner.userId, {
          type: 'new-device',
          params: {},
          accountId: owner.accountId,
          content: 'Nunca',
          at: AT,
        });
        throw new Error('refused');
      })
      .catch(() => undefined);
    expect([bank.notified.length, (await list()).items.length]).toEqual([1, 1]);
  });
});

it('a notification shows what it says, where it leads and when it came; open pages are sent the same', async () => {
  const heard: unknown[] = [];
  await bank.work((trx, { services, afterCommit }) => {
    const realtime = { ...services.realtime, notify: (...told: unknown[]) => void heard.push(told) };
    return notifyPerson(trx, { services: { ...services, realtime }, afterCommit }, owner.userId, {
      type: 'billet-paid',
      content: 'Boleto 7 pago',
      params: { chargeId: 7 },
      accountId: owner.accountId,
      at: AT,
    });
  });
  const { items } = await list();
  const [one] = items;
  expect(items).toEqual([
    {
      id: one!.id,
      type: 'billet-paid',
      content: 'Boleto 7 pago',
      read: false,
      created_at: AT.toISOString(),
      params: { chargeId: 7 },
    },
  ]);
  const news = { id: one!.id, type: 'billet-paid', content: 'Boleto 7 pago', params: { chargeId: 7 } };
  expect(heard).toEqual([[owner.accountId, [owner.userId], news]]);
  expect((await owner.call('GET /gns-notifications/count')).json).toEqual({ unread: 1 });
});

it('a notification reaches nobody who was disabled on the account', async () => {
  await bank.join((await bank.openAccount()).userId, owner.accountId);
  await bank.store.execute("update memberships set status = 'inactive' where account_id = $1 and user_id <> $2", [
    owner.accountId,
    owner.userId,
  ]);
  await paid(1);
  expect(bank.notified).toEqual([{ accountId: owner.accountId, userIds: [owner.userId] }]);
});

describe('an e-mail with each', () => {
  it('is sent to who asked for it, until they ask for none', async () => {
    await paid(1);
    expect(await mails()).toEqual([]);
    expect((await want(owner, true)).json).toEqual({ mail: true });
    await want(owner, true);
    expect((await owner.call('GET /gns-notifications/preferences')).json).toEqual({ mail: true });
    await paid(2);
    const [mail, ...more] = await mails();
    expect([mail!.recipient, more]).toEqual([await emailOf(owner), []]);
    expect(mail!.body).toContain('Boleto 2 pago');
    expect(mail!.body).toContain(`http://127.0.0.1:${bank.services.config.PORT}/home`);
    const { rows } = await bank.store.execute('select nickname from accounts where id = $1', [owner.accountId]);
    expect(mail!.subject).toBe(`Notificação de ${rows[0].nickname}`);
    await want(owner, false);
    await paid(3);
    expect(await mails()).toHaveLength(1);
  });

  it('is asked for account by account, and not sent twice where the event has one of its own', async () => {
    const elsewhere = await bank.openAccount();
    const there = await bank.join(owner.userId, elsewhere.accountId);
    await want(there, true);
    await paid(1);
    expect(await mails()).toEqual([]);
    await want(owner, true);
    await bank.work((trx, { services, afterCommit }) =>
      notifyPerson(trx, { services, afterCommit }, owner.userId, {
        type: 'signature-changed',
        params: {},
        accountId: owner.accountId,
        content: 'Alterada',
        at: AT,
        hasMail: true,
      }),
    );
    expect(await mails()).toEqual([]);
  });
});

it('an import of customers that is done is told to who started it', async () => {
  const upload = ['CPF;Nome', '529.982.247-25;Ana', '111.444.777-35;Bia'].join('\n');
  const { json } = await owner.call('POST /customers-import', {
    query: { name: 'clientes.csv' },
    body: Buffer.from(upload),
  });
  await owner.call('POST /customers-import/{id}/run', { params: { id: json.id } });
  await bank.runJobs();
  expect((await list()).items.map(({ type, content }) => [type, content])).toEqual([
    ['customers-imported', 'Importação de clientes concluída: 2 incluídos, 0 atualizados, 0 já cadastrados.'],
  ]);
});
