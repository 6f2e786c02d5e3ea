import { expect, it } from 'vitest';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { bankNow } from '../../core/clock';
import { addKey } from './claims';

openApiForTests();

it('random keys are made, listed and deleted by the API one at a time; keys of other types and of others are not', async () => {
  const member = await bank.openAccount();
  const { ask } = await api.client(member);
  const make = async () => (await ask('POST', '/v2/gn/evp')).json.chave as string;
  const [first, second] = [await make(), await make()];
  const at = await bankNow(bank.store.db);
  const phone = '+5511988651234';
  await bank.work((trx) => addKey(trx, member.accountId, { type: 'phone', key: phone }, at));
  const others = await api.client(await bank.openAccount());
  for (const [who, key] of [
    [ask, phone],
    [others.ask, first],
  ] as const) {
    const { status, json } = await who('DELETE', `/v2/gn/evp/${encodeURIComponent(key)}`);
    expect([status, json.nome]).toEqual([404, 'chave_nao_encontrada']);
  }
  expect((await ask('DELETE', `/v2/gn/evp/${second}`)).status).toBe(200);
  expect((await ask('GET', '/v2/gn/evp')).json).toMatchObject({ chaves: [first] });
});

it('a token and its person are asked each: keys are read without the right to make them, the balance by who sees the statement', async () => {
  const who = await bank.openAccount();
  const { production } = await api.application(who, ['gn.pix.evp.read', 'gn.balance.read']);
  const by = await api.certificate(who);
  const { access_token } = (await api.signIn(production, by)).json;
  const ask = async (method: string, path: string) => {
    const { status, json } = await api.send({
      method,
      path: `/pix${path}`,
      by,
      headers: { authorization: `Bearer ${access_token}` },
    });
    return [status, json.error ?? json];
  };
  expect(await ask('GET', '/v2/gn/evp')).toEqual([200, { chaves: [] }]);
  expect(await ask('POST', '/v2/gn/evp')).toEqual([403, 'insufficient_scope']);
  const grants = (of: object) =>
    bank.store.execute("update memberships set role = 'subuser', grants = $2 where account_id = $1", [
      who.accountId,
      JSON.stringify(of),
    ]);
  await grants({ 'pix:keys': true });
  expect(await ask('GET', '/v2/gn/saldo')).toEqual([403, 'insufficient_scope']);
  expect(await ask('GET', '/v2/gn/evp')).toEqual([200, { chaves: [] }]);
  await grants({ 'statement:releases': true });
  expect(await ask('GET', '/v2/gn/saldo')).toEqual([200, { saldo: '0.00' }]);
  expect(await ask('GET', '/v2/gn/evp')).toEqual([403, 'insufficient_scope']);
});
