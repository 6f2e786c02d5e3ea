import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import { callSigned, sign } from '../../../../tests/support/sign';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { OTHER_BANKS } from '../../rails/pix-directory/people';
import { addKey, moveClaim, openClaim } from './claims';
import { claimsRound } from './round';

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

describe('a key whose claim is under way', () => {
  const OTHER = {
    holder: { name: 'Carlos Pires', document: '11144477735', kind: 'F' as const },
    account: OTHER_BANKS[1]!,
  };
  /** An account with a phone that another bank claims. */
  async function claimed(kind: 'claim' | 'portability') {
    const who = await bank.openAccount();
    const key = await phoneOf(who);
    const at = await bankNow(bank.store.db);
    const asked = { kind, key, type: 'phone' as const };
    const [row] = await bank.work((trx) => openClaim(trx, asked, { claimer: OTHER, donor: who.accountId }, at));
    const state = (to: string) => bank.store.execute('update pix_claims set state = $2 where id = $1', [row!.id, to]);
    await state('WAITING_RESOLUTION');
    const become = (to: 'ported' | 'removed') => (trx: Trx) =>
      trx.updateTable('pix_keys').set({ state: to, ended_at: at }).where('key', '=', key).execute();
    const stateOf = async () =>
      (await bank.store.execute('select state from pix_keys where key = $1', [key])).rows.map((one) => one.state);
    return { who, key, at, row: row!, state, become, stateOf };
  }

  onPostgres('is not deleted once it has gone to the claimer', async () => {
    const { who, key, row, become, stateOf } = await claimed('portability');
    const { keys } = (await who.call('GET /pix/keys', {})).json;
    const call = 'DELETE /pix/keys/{id}';
    const params = { id: keys[0]!.id };
    await bank.store.execute("update pix_claims set state = 'COMPLETED', ended_at = now() where id = $1", [row.id]);
    const signature = await sign(who, { call, params, body: { key } });
    const late = await whileOpen(bank, become('ported'), () =>
      who.call(call, { params, body: { key, signature } as never }),
    );
    expect([late.status, await stateOf()]).toEqual([404, ['ported']]);
  });

  onPostgres('does not go to the claimer once it was deleted: the claim is over', async () => {
    const { row, state, become, stateOf } = await claimed('portability');
    await state('CONFIRMED');
    await whileOpen(bank, become('removed'), () =>
      bank.work((trx, tools) => claimsRound.run(trx, {}, tools, undefined)),
    );
    const { rows } = await bank.store.execute('select state, ended_by from pix_claims where id = $1', [row.id]);
    expect([rows, await stateOf()]).toEqual([[{ state: 'CANCELLED', ended_by: 'gone' }], ['removed']]);
  });

  onPostgres('is given up by nobody who refused meanwhile', async () => {
    const { at, row } = await claimed('claim');
    const one = { number: row.number, side: 'donor' } as const;
    const moving = whileOpen(
      bank,
      (trx, tools) => moveClaim(trx, tools, { ...one, move: 'reject' }, at),
      () => bank.work((trx, tools) => moveClaim(trx, tools, { ...one, move: 'confirm' }, at)),
    );
    await expect(moving).rejects.toMatchObject({ status: 409 });
  });
});

onPostgres('a code that was used meanwhile is not taken again', async () => {
  const who = await bank.openAccount();
  const key = '+5511989699999';
  const { check } = (await callSigned(who, 'POST /pix/key', { body: { type: 'phone', key } })).json;
  const body = { id: check.id, code: await lastCode() };
  const late = await whileOpen(
    bank,
    (trx) => trx.updateTable('pix_key_checks').set({ ended_at: new Date() }).where('id', '=', check.id).execute(),
    () => who.call('POST /pix/keys/sms/verify', { body }),
  );
  expect(late.status).toBe(404);
});
