import { expect, it } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { addCustomer, detail as chargeOf, issue } from '../../../test/billets';
import {
  balance,
  bank,
  funded,
  moveAt,
  openBankForTests,
  pay,
  payFromOutside,
  settle,
  tick,
} from '../../../test/pix-bank';
import { addDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';

openBankForTests();

/** A billet of R$ 100,00 and its Pix code. */
async function billet() {
  const issuer = await funded(1);
  const [id] = await issue(bank, issuer, [await addCustomer(issuer)], { is_bolix: true });
  return { issuer, id: id!, code: (await chargeOf(issuer, id!)).charge_payment.pix_copy_paste! };
}

/** A QR code of R$ 100,00 that is paid once, within three days. */
async function qrcode() {
  const issuer = await funded(1);
  const { key } = (await callSigned(issuer, 'POST /pix/key', { body: { type: 'random', key: '' } })).json.key;
  const body = { kind: 'dynamic' as const, key, amount: 10_000, expires_in: 3 * 86_400 };
  const { id, payload } = (await issuer.call('POST /pix/qrcodes', { body })).json;
  return { issuer, id, code: payload };
}

/** An account that will pay a code tomorrow, as often as is said; `outcome` is what became of it then. */
async function scheduled(code: string, times = 1) {
  const payer = await funded(50_000);
  const date = addDays(await bank.today(), 1);
  for (let n = 0; n < times; n++)
    expect((await pay(payer, { type: 'qrcode', qrcode: code, value: 10_000, date })).json.state).toBe('scheduled');
  const outcome = async () => {
    await moveAt(date, '00:01');
    tick();
    await settle();
    const { items } = (await payer.call('POST /pix/schedules/search', { body: {} })).json;
    return items.map(({ status, reason }) => [status, reason]);
  };
  return { payer, outcome };
}

it('a code asks the value of its own billet, among others of the account, until the account is closed', async () => {
  const { issuer, id, code } = await billet();
  const items = [{ name: 'Serviço', amount: 1, value: 20_000 }];
  const [dearer] = await issue(bank, issuer, [await addCustomer(issuer)], { is_bolix: true, items });
  const ofDearer = (await chargeOf(issuer, dearer!)).charge_payment.pix_copy_paste!;
  const payer = await funded(50_000);
  const read = async (qrcode: string) => (await payer.call('POST /pix/qrcodes/parse', { body: { qrcode } })).json.value;
  expect([await read(ofDearer), await read(code)]).toEqual([20_000, 10_000]);
  expect((await pay(payer, { type: 'qrcode', qrcode: ofDearer, value: 20_000 })).status).toBe(200);
  expect([(await chargeOf(issuer, id)).status, (await chargeOf(issuer, dearer!)).status]).toEqual(['waiting', 'paid']);
  await bank.store.execute('update accounts set is_shutdown = true where id = $1', [issuer.accountId]);
  expect((await payer.call('POST /pix/qrcodes/parse', { body: { qrcode: code } })).status).toBe(404);
});

it('a charge whose code was scheduled twice is paid once, and the other is refused at once', async () => {
  const { issuer, id, code } = await billet();
  const { payer, outcome } = await scheduled(code, 2);
  expect((await outcome()).sort()).toEqual([
    ['done', null],
    ['refused', 'Esta cobrança já foi paga.'],
  ]);
  expect(await balance(payer)).toBe(40_000);
  expect((await chargeOf(issuer, id)).received.count).toBe(1);
});

it('of two payers of one code at the same moment one pays it', async () => {
  const { issuer, id, code } = await billet();
  const payers = [await funded(50_000), await funded(50_000)];
  const paid = await Promise.all(payers.map((who) => pay(who, { type: 'qrcode', qrcode: code, value: 10_000 })));
  expect(paid.map(({ status }) => status).sort()).toEqual([200, 422]);
  expect(paid.find(({ status }) => status === 422)!.json.errors).toMatchObject([{ field: 'qrcode' }]);
  expect((await chargeOf(issuer, id)).received.count).toBe(1);
});

it('a charge that was cancelled since it was scheduled is not paid', async () => {
  const { issuer, id, code } = await billet();
  const { payer, outcome } = await scheduled(code);
  await bank.store.execute(`update charges set status = 'canceled' where id = $1`, [id]);
  expect(await outcome()).toEqual([['refused', expect.stringContaining('cancelada')]]);
  expect([await balance(payer), await balance(issuer)]).toEqual([50_000, 1]);
});

it('a QR code that is paid once is not paid again, nor after its time', async () => {
  const { issuer, code } = await qrcode();
  const { payer, outcome } = await scheduled(code);
  await payFromOutside(code);
  expect(await outcome()).toEqual([['refused', 'Esta cobrança já foi paga.']]);
  expect([await balance(payer), await balance(issuer)]).toEqual([50_000, 10_001]);
  const late = await qrcode();
  const other = await scheduled(late.code);
  const soon = new Date((await bankNow(bank.store.db)).getTime() + 60_000);
  await bank.store.execute('update pix_qrcodes set expires_at = $1 where id = $2', [soon, late.id]);
  expect(await other.outcome()).toEqual([['refused', expect.stringContaining('venceu')]]);
  expect([await balance(other.payer), await balance(late.issuer)]).toEqual([50_000, 1]);
});

it('one that is open then is paid', async () => {
  const { issuer, code } = await qrcode();
  const { outcome } = await scheduled(code);
  expect(await outcome()).toEqual([['done', null]]);
  expect(await balance(issuer)).toBe(10_001);
});
