import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { callSigned } from '../../../../tests/support/sign';
import { bankNow } from '../../core/clock';
import { addKey } from './claims';

let bank: EmptyBank;
let n = 0;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const lastCode = async () => {
  const { body } = await bank.store.db
    .selectFrom('sandbox_messages')
    .select('body')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  return /\d{6}/.exec(body)![0];
};
const phoneOf = async ({ accountId }: Member) => {
  const key = `+55119896${String(54_000 + ++n)}`;
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => addKey(trx, accountId, { type: 'phone', key }, at));
  return key;
};
/** Asks for the code of a claim, and answers how to give it. */
const asking = async (who: Member, key: string) => {
  const { json } = await callSigned(who, 'POST /pix/keys/claim/v2', { body: { type: 'phone', key } });
  const body = { id: json.check.id, code: await lastCode() };
  return () => who.call('POST /pix/keys/sms/verify', { body });
};

onPostgres('an account that is being closed registers no key', async () => {
  const who = await bank.openAccount();
  const registered = await whileOpen(
    bank,
    (trx) => trx.updateTable('accounts').set({ is_shutdown: true }).where('id', '=', who.accountId).execute(),
    () => callSigned(who, 'POST /pix/key', { body: { type: 'random', key: '' } }),
  );
  expect([registered.status, registered.json.type]).toEqual([403, 'shutdown']);
  const keys = bank.store.db.selectFrom('pix_keys').select('id').where('account_id', '=', who.accountId);
  expect(await keys.execute()).toEqual([]);
});

describe('a phone claimed at the same moment', () => {
  it('by two accounts is claimed by one, and the other is told that it is under way', async () => {
    for (let round = 0; round < 5; round++) {
      const key = await phoneOf(await bank.openAccount());
      const asked = [await asking(await bank.openAccount(), key), await asking(await bank.openAccount(), key)];
      const given = await Promise.all(asked.map((give) => give()));
      expect(given.map(({ status }) => status).sort()).toEqual([200, 422]);
      const lost = given.find(({ status }) => status === 422)!;
      expect(lost.json.errors).toMatchObject([
        { field: 'key', message: expect.stringContaining('em portabilidade ou') },
      ]);
    }
  });

  it('from each other: both claims are opened', async () => {
    for (let round = 0; round < 5; round++) {
      const [one, other] = [await bank.openAccount(), await bank.openAccount()];
      const asked = [await asking(one, await phoneOf(other)), await asking(other, await phoneOf(one))];
      const given = await Promise.all(asked.map((give) => give()));
      expect(given.map(({ status, json }) => [status, json.result?.outcome])).toEqual([
        [200, 'opened'],
        [200, 'opened'],
      ]);
    }
  });
});
