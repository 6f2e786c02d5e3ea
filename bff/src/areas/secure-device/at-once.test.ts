import { afterAll, beforeAll, expect } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { sign } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import './tables';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

onPostgres('trusted devices are five at most, also where the last is registered meanwhile', async () => {
  const who = await bank.openAccount();
  const body = { name: 'Tablet' };
  const signature = await sign(who, { call: 'POST /secure-device/devices', body });
  const late = await whileOpen(
    bank,
    async (trx) => {
      await trx.selectFrom('users').select('id').where('id', '=', who.userId).forUpdate().execute();
      const device = { user_id: who.userId, name: 'Celular', last_used_at: null, revoked_at: null };
      await trx
        .insertInto('devices')
        .values(Array.from({ length: 5 }, () => device))
        .execute();
    },
    () => who.call('POST /secure-device/devices', { body: { ...body, signature } }),
  );
  expect([late.status, late.json.code]).toEqual([422, 'devices-max']);
});
