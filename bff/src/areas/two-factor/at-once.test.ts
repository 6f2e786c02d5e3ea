import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, expect } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { sign } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { whileOpen } from '../../../test/meanwhile';
import '../../core/second-factor-tables';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

onPostgres('SHELL-4.11-2: a secret whose code is sent twice at once is proved once', async () => {
  const who = await bank.openAccount();
  const signature = await sign(who);
  const { Segredo: secret } = (await who.call('POST /google/authenticator/start', { body: { signature } })).json;
  const code = new TOTP({ secret: Secret.fromBase32(secret) }).generate();
  const late = await whileOpen(
    bank,
    (trx) => trx.deleteFrom('second_factor_pending').where('user_id', '=', who.userId).execute(),
    () => who.call('POST /google/authenticator/end', { body: { code } }),
  );
  expect([late.status, late.json.code]).toEqual([409, 'two-factor-state']);
});
