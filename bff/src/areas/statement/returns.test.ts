import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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
  it('blocks what is on its way, says where it goes, and leaves the rest to be given back', async () => {
    const { member, line, to } = await openPaid(bank);
    const params = { id: line.id };
    const review = async (amount: number) => {
      const { json } = await member.call('POST /statement/{id}/return/review', { params, body: { amount } });
      return [json.most, json.review.refusals.map(({ field }) => field)];
    };
    expect(await review(100)).toEqual([10_000, []]);
    const back = await callSigned(member, 'POST /statement/{id}/return', { params, body: { amount: 1_000, to } });
    expect(back.status).toBe(200);
    const id = back.json.id;
    const { json } = await member.call('GET /statement/blocks', {});
    expect(json).toMatchObject({
      amount: 1_000,
      items: [
        {
          id,
          reason: `Devolução de valor para ${to}, à espera da outra instituição`,
          amount: 1_000,
          until: 'Até a outra instituição confirmar ou recusar',
          origin: { route: 'pay-transfer:receipts-detail', params: { id } },
        },
      ],
    });
    expect((await review(100))[0]).toBe(9_000);
    expect((await review(9_001))[1]).toContain('amount');
    const shown = (await member.call('GET /statement/{id}', { params })).json;
    expect(shown).toMatchObject({ returnable: true, returnAt: null });
    expect(shown.origin).toMatchObject({ route: 'billing-banking_billet-management-detail' });
    const [logged] = (await member.call('POST /account-logs/search', { body: {} })).json.items;
    expect(logged?.about).toContain('10,00');
  });

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
