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
