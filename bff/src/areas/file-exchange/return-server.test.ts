import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addCustomer, issue } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { openSftpServer, type SftpServerTest } from '../../../test/sftp-server';
import { callSigned } from '../../../../tests/support/sign';
import { SANDBOX_SERVER } from '../../rails/sftp/sandbox';
import { formatDay } from '../../core/calendar';
import { returnFilesMake } from './close-day';
import { deliverFile } from './deliveries';
import { openServer } from './return-server';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { whileOpen } from '../../../test/meanwhile';

let bank: EmptyBank;
let server: SftpServerTest;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
  server = await openSftpServer();
});
afterAll(async () => {
  await server.close();
  await bank.close();
});
beforeEach(async () => {
  bank.services.config.BALCAO_WEBHOOK_NETWORKS = 'any';
  server.files.clear();
  member = await bank.openAccount();
});

const given = () => ({
  host: '127.0.0.1',
  port: server.port,
  user: 'banco',
  folder: '/entrada/',
  fingerprint: server.fingerprint,
  layout: 'cnab400' as const,
});
const set = (changed: Partial<ReturnType<typeof given>> = {}, who = member) =>
  callSigned(who, 'PUT /file-exchange/return-server', { body: { ...given(), ...changed } });
const tried = async () => (await member.call('POST /file-exchange/return-server/try', { body: {} })).json.fault;
const listed = async (who = member) =>
  (await who.call('POST /file-exchange/return-deliveries/search', { body: {} })).json.items;
const told = async () =>
  (await member.call('GET /gns-notifications')).json.items
    .filter(({ type }) => type === 'return-delivery')
    .map(({ content }) => content);
const again = (id: number, who = member) =>
  who.call('POST /file-exchange/return-delivery/{id}/again', { params: { id } });
/** Makes the return file of a day with one billet. */
async function closeDay() {
  const customer = await addCustomer(member);
  await issue(bank, member, [customer], { items: [{ name: 'A', amount: 1, value: 20_000 }] });
  await bank.moveDays(1);
  await bank.work((trx, tools) => returnFilesMake.run(trx, {}, tools, undefined));
  await bank.runJobs();
  const { items } = (await member.call('POST /file-exchange/return-files/search', { body: {} })).json;
  return items[0]!;
}
const activate = () => member.call('PUT /file-exchange/return-settings', { body: { isActive: true } });

describe('return files by SFTP', () => {
  it('go to the company’s server under the bank’s key, whole and the same to the byte, and are listed', async () => {
    await activate();
    const { status, json } = await set();
    expect([status, json.server]).toMatchObject([200, { host: '127.0.0.1', user: 'banco', by: expect.any(String) }]);
    expect(json.server.public_key).toMatch(/^ssh-ed25519 \S+ balcao-\d+$/);
    expect(await tried()).toBe('O servidor não aceitou a chave do banco para este usuário.');
    server.allow('banco', json.server.public_key);
    expect(await tried()).toBeNull();
    const file = await closeDay();
    const { raw } = await member.call('GET /file-exchange/return-file/{id}/file', {
      params: { id: file.id },
      query: { layout: 'cnab400' },
    });
    expect([...server.files.keys()]).toEqual([file.name]);
    expect(server.files.get(file.name)!.equals(raw)).toBe(true);
    const [one, ...more] = await listed();
    expect([one, more]).toEqual([
      {
        id: one!.id,
        layout: 'cnab400',
        file: file.name,
        day: file.day,
        target: 'banco@127.0.0.1',
        state: 'delivered',
        tries: 1,
        fault: null,
        created_at: expect.stringMatching(/Z$/),
        tried_at: expect.stringMatching(/Z$/),
      },
      [],
    ]);
    expect(bank.live).toContainEqual({
      accountId: member.accountId,
      topic: 'return-deliveries',
      type: 'updated',
      ids: [one!.id],
    });
    const inState = async (state: 'delivered' | 'failed') =>
      (await member.call('POST /file-exchange/return-deliveries/search', { body: { state } })).json.total;
    expect([await inState('delivered'), await inState('failed')]).toEqual([1, 0]);
    expect([await told(), await listed(await bank.openAccount())]).toEqual([[], []]);
    // the pair outlives a change of server, and its private half is nowhere in the clear
    expect((await set({ folder: 'entrada' })).json.server.public_key).toBe(json.server.public_key);
    const { rows } = await bank.store.execute('select * from cnab_sftp_servers where account_id = $1', [
      member.accountId,
    ]);
    expect(JSON.stringify(rows)).not.toContain('PRIVATE KEY');
  });

  it('are not sent to a server that shows another host key: told at once, listed, and sent again when asked', async () => {
    await activate();
    const wrong = `SHA256:${'A'.repeat(43)}`;
    const { json } = await set({ fingerprint: wrong });
    server.allow('banco', json.server.public_key);
    const tries = server.tries.length;
    const shown = `O servidor mostrou outra chave, e nada foi enviado: ${server.fingerprint}.`;
    expect(await tried()).toBe(shown);
    const file = await closeDay();
    const [one] = await listed();
    expect([one, server.files.size, server.tries.length - tries]).toMatchObject([
      { state: 'failed', tries: 1, fault: shown },
      0,
      0,
    ]);
    expect(await told()).toEqual([
      expect.stringContaining(`não chegou a banco@127.0.0.1. ${shown} Confira o servidor`),
    ]);
    expect((await told())[0]).toContain(`O arquivo de retorno de ${formatDay(file.day)} não chegou`);
    expect((await again(one!.id, await bank.openAccount())).status).toBe(404);
    await set();
    bank.live.length = 0;
    expect((await again(one!.id)).status).toBe(204);
    const { accountId } = member;
    expect(bank.live).toEqual([{ accountId, topic: 'return-deliveries', type: 'updated', ids: [one!.id] }]);
    expect((await listed())[0]).toMatchObject({ state: 'waiting', tries: 0, fault: null });
    await bank.runJobs();
    expect([...server.files.keys()]).toEqual([file.name]);
    expect((await listed())[0]).toMatchObject({ state: 'delivered', fault: null });
    expect((await again(one!.id)).status).toBe(409);
  });

  it('that do not arrive are tried again, and people are told of the first failure and of the last', async () => {
    await activate();
    const away = await openSftpServer();
    const { json } = await set({ port: away.port, fingerprint: away.fingerprint });
    server.allow('banco', json.server.public_key);
    await away.close();
    await closeDay();
    expect(await listed()).toMatchObject([{ state: 'failed', tries: 7, fault: 'O servidor recusou a conexão.' }]);
    expect((await told()).map((text) => text.split('. ').at(-1)).sort()).toEqual([
      'Confira o servidor e envie de novo.',
      'Vamos tentar de novo.',
    ]);
  });

  it('replace what an earlier try left, and a folder that is not there is told', async () => {
    await activate();
    const { json } = await set();
    server.allow('banco', json.server.public_key);
    const file = await closeDay();
    const whole = server.files.get(file.name)!;
    server.files.set(file.name, Buffer.from('a part'));
    await bank.store.execute("update cnab_deliveries set state = 'failed' where account_id = $1", [member.accountId]);
    await again((await listed())[0]!.id);
    await bank.runJobs();
    expect([[...server.files.keys()], server.files.get(file.name)!.equals(whole)]).toEqual([[file.name], true]);
    await set({ folder: '/saida' });
    expect(await tried()).toBe('A pasta não existe no servidor.');
  });

  it('go to the server that the sandbox plays, which refuses as a real one does', async () => {
    await activate();
    bank.services.config.BALCAO_WEBHOOK_NETWORKS = 'public';
    await set({ ...SANDBOX_SERVER, user: 'negado' });
    expect(await tried()).toBe('O servidor não aceitou a chave do banco para este usuário.');
    await set({ ...SANDBOX_SERVER, folder: '/outra' });
    expect(await tried()).toBe('A pasta não existe no servidor.');
    await set({ ...SANDBOX_SERVER, fingerprint: server.fingerprint });
    expect(await tried()).toBe(`O servidor mostrou outra chave, e nada foi enviado: ${SANDBOX_SERVER.fingerprint}.`);
    await set(SANDBOX_SERVER);
    expect(await tried()).toBeNull();
    await closeDay();
    expect(await listed()).toMatchObject([{ state: 'delivered', target: 'banco@sftp.sandbox' }]);
  });

  it('never lead into a network that is not public, whether by address or by name', async () => {
    bank.services.config.BALCAO_WEBHOOK_NETWORKS = 'public';
    expect((await set()).json.errors).toEqual([{ field: 'host', message: expect.stringContaining('rede interna') }]);
    bank.services.config.BALCAO_WEBHOOK_NETWORKS = 'any';
    await set({ host: 'localhost' });
    bank.services.config.BALCAO_WEBHOOK_NETWORKS = 'public';
    expect(await tried()).toBe('O endereço leva a uma rede que não é pública.');
  });

  it('end when they are turned off, when who asked may have them no more, and from the list of standing deliveries', async () => {
    await activate();
    const grants = { 'cnab:files-transmission:return-files': true };
    const { userId } = await bank.openAccount();
    const clerk = await bank.join(userId, member.accountId, { role: 'subuser', grants });
    const { json } = await set({}, clerk);
    server.allow('banco', json.server.public_key);
    await bank.store.execute("update memberships set grants = '{}' where account_id = $1 and user_id = $2", [
      member.accountId,
      userId,
    ]);
    await closeDay();
    expect([server.files.size, await listed()]).toEqual([0, []]);
    const { items } = (await member.call('GET /trust-centre/deliveries')).json;
    expect(items).toMatchObject([{ kind: 'return-server', id: member.accountId, to: 'banco@127.0.0.1', every: 'day' }]);
    const params = { kind: 'return-server' as const, id: member.accountId };
    expect((await member.call('DELETE /trust-centre/deliveries/{kind}/{id}', { params })).status).toBe(204);
    expect((await member.call('GET /file-exchange/return-server')).json.server).toBeNull();
    expect((await member.call('POST /file-exchange/return-server/try', { body: {} })).status).toBe(404);
    await set();
    expect((await member.call('DELETE /file-exchange/return-server')).status).toBe(204);
    await closeDay();
    expect(await listed()).toEqual([]);
  });

  it('that are on their way as they are turned off have failed, those that arrived have not; a closed account sends none', async () => {
    await activate();
    await set(SANDBOX_SERVER);
    await closeDay();
    await closeDay();
    const [late] = await listed();
    await bank.store.execute("update cnab_deliveries set state = 'waiting' where id = $1", [late!.id]);
    expect((await member.call('DELETE /file-exchange/return-server')).status).toBe(204);
    expect((await listed()).map(({ state, fault }) => [state, fault])).toEqual([
      ['failed', 'O envio por SFTP foi desligado.'],
      ['delivered', null],
    ]);
    await set(SANDBOX_SERVER);
    expect(await tried()).toBeNull();
    await bank.store.execute('update accounts set is_shutdown = true where id = $1', [member.accountId]);
    expect(await openServer(bank.store.db, member.accountId)).toBeNull();
    await bank.store.execute('update accounts set is_shutdown = false where id = $1', [member.accountId]);
    await bank.store.execute("update memberships set status = 'inactive' where account_id = $1", [member.accountId]);
    expect(await openServer(bank.store.db, member.accountId)).toBeNull();
  });
});

describe('a return file whose delivery two have in hand', () => {
  async function failed() {
    await activate();
    await set(SANDBOX_SERVER);
    await closeDay();
    const [one] = await listed();
    const state = (to: string) =>
      bank.store.execute('update cnab_deliveries set state = $2, tries = 0 where id = $1', [one!.id, to]);
    return { id: one!.id, state };
  }

  onPostgres('is sent again once', async () => {
    const { id, state } = await failed();
    await state('failed');
    const late = await whileOpen(
      bank,
      (trx) => trx.updateTable('cnab_deliveries').set({ state: 'waiting' }).where('id', '=', id).execute(),
      () => again(id),
    );
    expect(late.status).toBe(409);
  });

  onPostgres('has its failure told once', async () => {
    const { id, state } = await failed();
    await state('waiting');
    const one = { accountId: member.accountId, delivery: id };
    const outcome = { fault: 'O servidor recusou a conexão.', isFinal: true };
    await whileOpen(
      bank,
      (trx, tools) => deliverFile.run(trx, one, tools, outcome),
      () => bank.work((trx, tools) => deliverFile.run(trx, one, tools, outcome)),
    );
    expect([(await listed())[0]!.tries, (await told()).length]).toEqual([1, 1]);
  });
});
