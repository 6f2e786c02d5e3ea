import { someName } from './people';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { readKey } from './keys';
import { pixDirectory } from './rail';
import { setSandboxKey } from './sandbox';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
const find = (key: string) => pixDirectory(bank.services.config).findKey(bank.store.db, key);

describe('a key as it is typed', () => {
  it.each([
    ['529.982.247-25', { type: 'cpf', key: '52998224725' }],
    ['11.222.333/0001-81', { type: 'cnpj', key: '11222333000181' }],
    ['(11) 98765-4321', { type: 'phone', key: '+5511987654321' }],
    ['11987654321', { type: 'phone', key: '+5511987654321' }],
    ['+55 11 98765-4321', { type: 'phone', key: '+5511987654321' }],
    [' Ana@Exemplo.com ', { type: 'email', key: 'ana@exemplo.com' }],
    ['123E4567E12B12D1A456426655440000', { type: 'random', key: '123e4567-e12b-12d1-a456-426655440000' }],
    ['(11) 3265-4321', null],
    ['11111111111', null],
    ['ana@', null],
    ['', null],
    [`${'a'.repeat(70)}@exemplo.com`, null],
  ])('%s', (typed, read) => expect(readKey(typed)).toEqual(read));
});

describe("the sandbox's directory", () => {
  it('knows the known keys, and somebody by its told rule, the same each time', async () => {
    expect(await find('ana@exemplo.com.br')).toMatchObject({ holder: { name: 'Ana Beatriz Moura' } });
    const one = await find('11987650123');
    expect(one).toMatchObject({ key: '+5511987650123', type: 'phone', holder: { kind: 'F' } });
    expect((await find('11987650123'))!.holder).toEqual(one!.holder);
    expect(await find('11987654321')).toBeNull();
    expect(await find('alguem@outro.com.br')).toBeNull();
  });

  it('leads a key of this bank to its account, and one that left to who has it now', async () => {
    const member = await bank.openAccount({ name: 'Casa de Chá' });
    const key = 'cha@casa.com.br';
    const at = new Date();
    await bank.store.db
      .insertInto('pix_keys')
      .values({
        account_id: member.accountId,
        type: 'email',
        key,
        state: 'active',
        created_at: at,
        owned_since: at,
        ended_at: null,
      })
      .execute();
    expect(await find('CHA@casa.com.br')).toMatchObject({
      holder: { name: 'Casa de Chá' },
      account: { ispb: '09089356' },
    });
    await bank.store.db.updateTable('pix_keys').set({ state: 'ported' }).where('key', '=', key).execute();
    expect(await find(key)).toBeNull();
    const { holder, account } = (await find('ana@exemplo.com.br'))!;
    await setSandboxKey(bank.store.db, key, { holder, account }, at);
    expect(await find(key)).toMatchObject({ key, type: 'email', holder });
    await setSandboxKey(bank.store.db, 'ana@exemplo.com.br', null, at);
    expect(await find('ana@exemplo.com.br')).toBeNull();
  });
});

it('every invented person has three names, whatever the number', () => {
  for (const n of [0, 2 ** 31 - 1, 2 ** 31, 2 ** 31 + 12_345, 2 ** 32 - 1])
    expect(someName(n, 'F').split(' ')).not.toContain('undefined');
});
