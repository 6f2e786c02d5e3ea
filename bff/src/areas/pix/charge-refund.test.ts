import { describe, expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { addCustomer, detail as chargeOf, issue, pay as payBillet } from '../../../test/billets';
import type { Member } from '../../../test/harness';
import { bank, funded, giveBack, openBankForTests, pay, payFromOutside } from '../../../test/pix-bank';

openBankForTests();

/** A billet of R$ 100,00 with a Pix code, issued by an account that can give it back. */
async function billet() {
  const issuer = await funded(50_000);
  const [id] = await issue(bank, issuer, [await addCustomer(issuer)], { is_bolix: true });
  const code = (await chargeOf(issuer, id!)).charge_payment.pix_copy_paste!;
  return { issuer, id: id!, code };
}

/** The statement line that the charge's payment was credited by. */
async function lineOf(issuer: Member): Promise<number> {
  const { rows } = await bank.store.execute(
    `select e.id from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
     where e.account_id = $1 and t.kind = 'billet'`,
    [issuer.accountId],
  );
  return rows[0].id;
}
const show = async (issuer: Member, id: number) => (await issuer.call('GET /statement/{id}', { params: { id } })).json;
const reviewReturn = (issuer: Member, id: number) =>
  issuer.call('POST /statement/{id}/return/review', { params: { id }, body: { amount: 100 } });
const received = async (issuer: Member) =>
  (await issuer.call('POST /pix/history/search', { body: { direction: 'received' } })).json.items[0]!.id;

describe('the Pix that paid a charge is given back once', () => {
  it.each(['another bank', 'this bank'])(
    'sent from %s: by the refund of the Pix, to which the line leads',
    async (from) => {
      const { issuer, code } = await billet();
      if (from === 'this bank')
        expect((await pay(await funded(50_000), { type: 'qrcode', qrcode: code, value: 10_000 })).status).toBe(200);
      else await payFromOutside(code);
      const [line, pix] = [await lineOf(issuer), await received(issuer)];
      expect(await show(issuer, line)).toMatchObject({
        origin: { route: 'billing-banking_billet-management-detail' },
        returnable: false,
        returnAt: { route: 'pix-refund', params: { id: pix } },
      });
      const body = { amount: 100, to: 'Ângela Souza' };
      expect((await callSigned(issuer, 'POST /statement/{id}/return', { params: { id: line }, body })).status).toBe(
        409,
      );
      expect((await giveBack(issuer, pix, 10_000)).status).toBe(200);
      expect((await reviewReturn(issuer, line)).status).toBe(409);
      expect((await show(issuer, line)).returnAt).toBeNull();
    },
  );

  it('one paid by its barcode is given back from the statement', async () => {
    const { issuer, id } = await billet();
    await payBillet(bank, issuer, id, 10_000);
    const line = await lineOf(issuer);
    expect(await show(issuer, line)).toMatchObject({ returnable: true, returnAt: null });
    expect((await reviewReturn(issuer, line)).json.most).toBe(10_000);
  });
});
