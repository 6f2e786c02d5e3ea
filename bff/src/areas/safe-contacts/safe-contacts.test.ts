import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ErrorAnswer } from '@balcao/contract/core/shapes';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { bankNow } from '../../core/clock';
import { giveBackLimits, limitsLeft, spendLimits } from '../../kits/money/limits';

let bank: EmptyBank;
let member: Member;
beforeAll(async () => {
  bank = await openEmptyBank();
});
beforeEach(async () => {
  member = await bank.openAccount();
});
// limits are spent by the test itself, without operations
afterAll(() => bank.close(['what is used of the limits of a day and a month is what operations spent']));

const byKey = {
  name: 'Padaria Pão Nosso',
  document: '529.982.247-25',
  pix_key: 'Ana@Exemplo.com.br',
  bank_code: null,
  branch: null,
  account: null,
  account_type: null,
};
const byAccount = {
  ...byKey,
  pix_key: null,
  bank_code: '001',
  branch: '0001',
  account: '12345-6',
  account_type: 'checking',
};
const add = (body: object = byKey, who = member) => callSigned(who, 'POST /safe-contacts', { body: { ...body } });
const list = async () => (await member.call('POST /safe-contacts/search', { body: {} })).json.items;

describe('a safe contact', () => {
  it('is stored as the directory writes its key, and counts 24 hours later', async () => {
    const { json } = await add();
    expect(json).toMatchObject({
      document: '52998224725',
      pix_key: 'ana@exemplo.com.br',
      pix_key_type: 'email',
      name: 'Ana Beatriz Moura',
      end_to_end_id: expect.stringMatching(/^E09089356\d{12}[0-9A-Za-z]{11}$/),
      active: false,
    });
    expect(Date.parse(json.active_at) - Date.parse(json.created_at)).toBe(86_400_000);
    expect((await add()).status).toBe(409);
    await bank.moveDays(1);
    expect(await list()).toMatchObject([{ active: true }]);
  });

  it.each([
    [{ ...byKey, name: ' ' }, ['name']],
    [{ ...byKey, document: '111' }, ['document']],
    [{ ...byKey, pix_key: 'oi' }, ['pix_key']],
    [{ ...byKey, pix_key: null }, ['bank_code', 'branch', 'account', 'account_type']],
    [{ ...byAccount, account: '12' }, ['account']],
  ])('%j is refused at %j', async (body, fields) => {
    const { status, json } = await add(body);
    expect([status, json.errors.map((error: { field: string }) => error.field)]).toEqual([422, fields]);
  });

  it.each([
    ['a key of nobody', { pix_key: 'ninguem@lugar.com.br' }, 'pix_key'],
    ['somebody else’s key', { document: '111.444.777-35' }, 'document'],
    ['an account of nobody at this bank', { ...byAccount, bank_code: '364', account: '99999999-0' }, 'account'],
  ])('with %s is refused at its field: the document must be the holder’s', async (_what, given, field) => {
    const { status, json } = await add({ ...byKey, ...given });
    expect([status, json.errors.map((error: { field: string }) => error.field)]).toEqual([422, [field]]);
    expect(await list()).toEqual([]);
  });

  it('is judged before it is signed as when it is, and nothing is kept', async () => {
    const check = async (body: object, who = member) => {
      const { status, json } = await who.call('POST /safe-contacts/check', { body: { ...byKey, ...body } });
      const told = json as ErrorAnswer | undefined;
      return [status, told?.errors?.[0]?.field ?? told?.code];
    };
    expect(await check({ document: '111.444.777-35' })).toEqual([422, 'document']);
    expect([await check({}), await list()]).toEqual([[204, undefined], []]);
    for (const given of [byKey, byAccount]) await add(given);
    expect(await check({})).toEqual([409, 'registered']);
    expect(await check(byAccount)).toEqual([409, 'registered']);
    expect(await check({ ...byAccount, account: '12346-5' })).toEqual([204, undefined]);
    expect(await check({}, await bank.openAccount())).toEqual([204, undefined]);
    for (const { id } of await list()) await member.call('DELETE /safe-contacts/{id}', { params: { id } });
    expect(await check({})).toEqual([204, undefined]);
  });

  it('with an account of this bank is its holder’s', async () => {
    const other = await bank.openAccount({ name: 'Loja da Bia' });
    const { rows } = await bank.store.execute('select account_number, document from accounts where id = $1', [
      other.accountId,
    ]);
    const { account_number: account, document } = rows[0];
    const given = { ...byAccount, bank_code: '364', account };
    expect((await add(given)).json.errors[0].field).toBe('document');
    expect((await add({ ...given, document })).json).toMatchObject({ name: 'Loja da Bia', end_to_end_id: null });
  });

  it('shows whose key it is before it is registered, the document masked', async () => {
    const owner = (pix_key: string) => member.call('POST /safe-contacts/owner', { body: { pix_key } });
    expect((await owner(byKey.pix_key)).json).toEqual({
      name: 'Ana Beatriz Moura',
      document: '***.982.247-**',
      bank: 'Nubank',
    });
    expect((await owner('ninguem@lugar.com.br')).status).toBe(404);
  });

  it('is signed, and the account’s alone', async () => {
    const unsigned = await member.call('POST /safe-contacts', { body: byKey });
    expect([unsigned.status, await list()]).toEqual([403, []]);
    const { id } = (await add()).json;
    const other = await bank.openAccount();
    const remove = (who: Member) => who.call('DELETE /safe-contacts/{id}', { params: { id } });
    expect((await remove(other)).status).toBe(404);
    expect((await remove(member)).status).toBe(204);
    expect([(await remove(member)).status, await list()]).toEqual([404, []]);
  });

  it.each([byKey, byAccount])(
    'is paid above the night’s limit once it counts, and no more once it is removed',
    async (given) => {
      const { id } = (await add(given)).json;
      const to = {
        // a payment by key shows its holder's document masked
        document: given.pix_key ? '***.982.247-**' : '52998224725',
        pixKey: given.pix_key && given.pix_key.toLowerCase(),
        bankCode: given.bank_code,
        // branch and account as a transfer has them: without hyphen, with or without leading zeros
        branch: given.branch && given.branch.replace(/^0+/, ''),
        account: given.account && `00${given.account.replace('-', '')}`,
      };
      const from = await bankNow(bank.store.db);
      const at = (hours: number) => new Date(from.getTime() + hours * 3_600_000);
      const spend = (when: Date) => bank.work((trx) => spendLimits(trx, member.accountId, 'pix', 100_001, when, to));
      const night = new Date(
        `${at(24 * 3)
          .toISOString()
          .slice(0, 10)}T23:00:00-03:00`,
      );
      await expect(
        bank.work((trx) =>
          spendLimits(trx, member.accountId, 'pix', 100_001, night, { ...to, pixKey: 'x', account: '1-1' }),
        ),
      ).rejects.toMatchObject({ answer: { code: 'limit' } });
      const elses = { ...to, document: given.pix_key ? '***.444.777-**' : '11144477735' };
      await expect(
        bank.work((trx) => spendLimits(trx, member.accountId, 'pix', 100_001, night, elses)),
      ).rejects.toMatchObject({ answer: { code: 'limit' } });
      // another payee's money, which a safe contact's neither adds to nor takes from
      await bank.work((trx) => spendLimits(trx, member.accountId, 'pix', 1_000, night, null));
      await spend(night);
      await bank.work((trx) => giveBackLimits(trx, member.accountId, 'pix', 100_001, night, to));
      const left = await limitsLeft(bank.store.db, member.accountId, 'pix', night, null);
      expect(left.find(({ period }) => period === 'night')!.used).toBe(1_000);
      await member.call('DELETE /safe-contacts/{id}', { params: { id } });
      await expect(spend(night)).rejects.toMatchObject({ answer: { code: 'limit' } });
    },
  );
});
