import { readdirSync, readFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { io, type Socket } from 'socket.io-client';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { TopicName } from '@balcao/contract/core/registry';
import { chargeAudience, type CHARGE_PERMISSIONS } from '@balcao/contract/shared/charge-permissions';
import { receiveTed } from '../../bff/src/areas/reconciliation/credits';
import { topics } from '../../bff/src/core/contract';
import { openTestBank, type SignedIn, type TestBank } from '../support/test-bank';

/** A live event reaches only users who at that moment may see what it is about (SHELL-6-3). */
let bank: TestBank;
let origin: string;
const sockets: Socket[] = [];
beforeAll(async () => {
  bank = await openTestBank({ BALCAO_JOBS: 'off' });
  await bank.app.fastify.listen({ port: 0, host: '127.0.0.1' });
  origin = `http://127.0.0.1:${(bank.app.fastify.server.address() as AddressInfo).port}`;
});
afterEach(() => sockets.splice(0).forEach((socket) => socket.disconnect()));
afterAll(() => bank.close());

type Listener = Awaited<ReturnType<typeof listen>>;

/** Opens a socket as a user's page does; records the topics that it receives, in order. */
async function listen(member: SignedIn) {
  const { token } = (await member.call('GET /websocket/auth')).json;
  const socket = io(origin, { path: '/bff/socket/', transports: ['websocket'], forceNew: true, auth: { token } });
  sockets.push(socket);
  const heard: string[] = [];
  const ids: number[][] = [];
  socket.on('live', (told: { topic: string; ids: number[] }) => (heard.push(told.topic), ids.push(told.ids)));
  socket.on('userSocket/permissions', () => heard.push('permissions'));
  /** Whether it may have missed an event of the last so many milliseconds. */
  const isMissed = (within: number) =>
    new Promise<boolean>((resolve) => socket.emit('userSocket/connected', within, resolve));
  await new Promise<void>((resolve) => socket.on('connect', resolve));
  await isMissed(0);
  return { heard, ids, isMissed, until: (count: number) => expect.poll(() => heard.length).toBe(count) };
}

/** Sends events one by one, each after the owner has received the one before, as processes pass events on in any order. */
async function tell(owner: Listener, accountId: number, said: TopicName[]) {
  for (const topic of said) {
    const before = owner.heard.length;
    bank.app.services.realtime.live(accountId, topic, 'updated', []);
    await owner.until(before + 1);
  }
}

describe('a live event', () => {
  it('that came before a page had its socket is told to it, where it is of its account', async () => {
    const [owner, other] = [await bank.signIn('titular@balcao.demo'), await bank.signIn('multicontas@balcao.demo')];
    const { realtime } = bank.app.services;
    const stranger = await listen(other);
    // a process that just began does not know what came before
    await expect.poll(() => stranger.isMissed(0), { timeout: 5_000 }).toBe(false);
    realtime.live(owner.accountId, 'tasks', 'updated', []);
    const late = await listen(owner);
    expect([await late.isMissed(0), await stranger.isMissed(0), late.heard]).toEqual([true, false, []]);
    realtime.notify(other.accountId, [other.userId], {});
    expect(await stranger.isMissed(0)).toBe(true);
    expect(await stranger.isMissed(NaN), 'of a page that says nothing').toBe(true);
  });

  it('reaches those who hold a permission of its topic, and nobody else', async () => {
    const clerk = await bank.signIn('cobranca@balcao.demo');
    const owner = await bank.signIn('titular@balcao.demo');
    const [hers, all] = [await listen(clerk), await listen(owner)];
    await tell(all, clerk.accountId, ['customers', 'balance', 'charges', 'tasks']);
    await hers.until(2);
    expect(hers.heard).toEqual(['charges', 'tasks']);
    expect(all.heard).toEqual(['customers', 'balance', 'charges', 'tasks']);
  });

  it('of a charge reaches who may see its kind, with its id; who counts charges, without; nobody else', async () => {
    const clerk = await bank.signIn('cobranca@balcao.demo');
    const hers = await listen(clerk);
    const all = await listen(await bank.signIn('titular@balcao.demo'));
    const { realtime } = bank.app.services;
    const regrant = async (grants: Record<string, boolean>) => {
      const before = hers.heard.length;
      realtime.regrant(clerk.accountId, clerk.userId, { role: 'subuser', grants });
      await hers.until(before + 1);
    };
    const say = async (kind: keyof typeof CHARGE_PERMISSIONS, id: number) => {
      const before = all.heard.length;
      realtime.live(clerk.accountId, 'charges', 'updated', [id], chargeAudience([kind]));
      await all.until(before + 1);
    };
    await regrant({ 'receive:management:billets': true });
    await say('carnet', 1);
    await say('banking_billet', 2);
    await hers.until(2);
    await regrant({ 'receive:customers': true, 'receive:management:carnets': true });
    await say('carnet', 3);
    await say('credit_card', 4);
    await hers.until(5);
    expect(hers.ids).toEqual([[2], [3], []]);
    expect(all.ids).toEqual([[1], [2], [3], [4]]);
  });

  it('of a charge that a credit was matched with reaches who may see its kind, and nobody else', async () => {
    const [owner, clerk] = [await bank.signIn('titular@balcao.demo'), await bank.signIn('cobranca@balcao.demo')];
    const { services } = bank.app;
    const { rows } = await bank.store.execute(
      `select id, value from charges c where account_id = $1 and kind = 'banking_billet' and status = 'waiting'
         and not exists (select from charge_splits s where s.charge_id = c.id)
         and not exists (select from reconciliation_matches m where m.charge_id = c.id) limit 1`,
      [owner.accountId],
    );
    const { id: charge_id, value: amount } = rows[0];
    const ted = {
      accountId: owner.accountId,
      key: 'ted-1',
      amount,
      payer: { name: 'Ana', document: '39053344705', bank: 'Itaú Unibanco' },
      at: new Date(),
    };
    await bank.store.transaction((trx) => receiveTed(trx, { services, afterCommit: () => undefined }, ted));
    const found = await bank.store.execute(`select id from reconciliation_credits where source_key = 'ted-1'`);
    const [hers, all] = [await listen(clerk), await listen(owner)];
    const grants = { 'receive:management:carnets': true };
    services.realtime.regrant(clerk.accountId, clerk.userId, { role: 'subuser', grants });
    await hers.until(1);
    const params = { id: found.rows[0].id };
    const body = { parts: [{ charge_id, amount }] };
    expect((await owner.call('POST /reconciliation/{id}/match', { params, body })).status).toBe(200);
    await expect.poll(() => all.ids).toContainEqual([charge_id]);
    await tell(all, owner.accountId, ['account']);
    await hers.until(2);
    expect(hers.heard).toEqual(['permissions', 'account']);
  });

  it('reaches them no more from the moment that their permission is gone, and their page is told', async () => {
    const clerk = await bank.signIn('cobranca@balcao.demo');
    const hers = await listen(clerk);
    const all = await listen(await bank.signIn('titular@balcao.demo'));
    const { realtime } = bank.app.services;
    const say = (...said: TopicName[]) => tell(all, clerk.accountId, said);
    await say('charges');
    await hers.until(1);
    realtime.regrant(clerk.accountId, clerk.userId, { role: 'subuser', grants: { 'receive:customers': true } });
    await hers.until(2);
    await say('charges', 'customers', 'billing-settings', 'tasks');
    await hers.until(5);
    // the permission for customers includes the topic charges, as a customer's page shows their charges
    expect(hers.heard).toEqual(['charges', 'permissions', 'charges', 'customers', 'tasks']);
    realtime.regrant(clerk.accountId, clerk.userId, { role: 'subuser', grants: {} });
    await hers.until(6);
    await say('charges', 'account');
    await hers.until(7);
    expect(hers.heard.slice(5)).toEqual(['permissions', 'account']);
  });
});

it('every live topic says who hears it', () => {
  const undeclared: string[] = [];
  for (const file of readdirSync('contract/src').filter((name) => name.endsWith('.ts')))
    for (const [, list = ''] of readFileSync(`contract/src/${file}`, 'utf8').matchAll(
      /interface Topics extends Ids<\[([^\]]*)\]>/g,
    ))
      undeclared.push(...[...list.matchAll(/'([^']+)'/g)].map(([, name]) => name!).filter((name) => !topics.has(name)));
  // notifications are not sent by permission: each reaches the users it is for
  expect(undeclared).toEqual(['notifications']);
});
