import { afterAll, beforeAll, describe, expect } from 'vitest';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank } from '../../../test/harness';
import { askedBy, whileOpen } from '../../../test/meanwhile';
import { openPaid } from '../../../test/paid';
import { giveBack } from './returns';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

describe('giving back what came in', () => {
  onPostgres('of another user at the same moment sees what the first gives back', async () => {
    const shop = await openPaid(bank);
    const body = { amount: shop.line.value - 100, to: shop.to };
    const { status, json } = await whileOpen(
      bank,
      async (trx, tools) => giveBack(await askedBy(shop.member, trx, tools), shop.line.id, body),
      () => callSigned(shop.member, 'POST /statement/{id}/return', { params: { id: shop.line.id }, body }),
    );
    expect([status, json.errors?.[0]?.field]).toEqual([422, 'amount']);
  });
});
