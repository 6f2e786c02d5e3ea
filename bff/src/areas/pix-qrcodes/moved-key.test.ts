import { afterAll, beforeAll, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { bankNow } from '../../core/clock';
import { balanceOf } from '../../ledger/ledger';
import { sendIn } from './incoming';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

const key = '+5511987654321';
const give = ({ accountId }: Member) =>
  bank.store.execute(
    `insert into pix_keys (account_id, type, key, state, created_at, owned_since)
       values ($1, 'phone', $2, 'active', now(), now())`,
    [accountId, key],
  );

it('a dynamic code whose key went to another account is paid to neither, by other banks nor by this one', async () => {
  const [member, other, payer] = [await bank.openAccount(), await bank.openAccount(), await bank.openAccount()];
  await give(member);
  const body = { kind: 'dynamic', key, amount: 5_000 } as const;
  const { json: code } = await member.call('POST /pix/qrcodes', { body });
  await bank.store.execute("update pix_keys set state = 'claimed' where key = $1", [key]);
  await give(other);
  expect((await member.call('GET /pix/qrcodes/{id}', { params: { id: code.id } })).json.state).toBe('off');
  const at = await bankNow(bank.store.db);
  await expect(bank.work((trx, tools) => sendIn(trx, tools, { code: code.payload }, at))).rejects.toMatchObject({
    answer: { errors: [{ field: 'code', message: expect.stringContaining('não é mais de quem o criou') }] },
  });
  const balances = [member, other].map(async ({ accountId }) => (await balanceOf(bank.store.db, accountId)).balance);
  expect(await Promise.all(balances)).toEqual([0, 0]);
  const review = await payer.call('POST /pix/review', {
    body: { type: 'qrcode', qrcode: code.payload, value: 5_000 } as never,
  });
  expect(JSON.stringify(review.json)).toContain('cancelada por quem cobra');
});
