import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Member } from '../../../test/harness';
import { payCode } from '../../../test/pay-code';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { openReceiver, tellAll, type Told } from '../../../test/receiver';
import { openSdk, SDK_HOSTS } from '../../../test/sdk';
import { addDays } from '../../core/calendar';

openApiForTests({ tls: ['localhost', ...SDK_HOSTS] });
let who: Member;
let sdk: Awaited<ReturnType<typeof openSdk>>;
let receiver: Awaited<ReturnType<typeof openReceiver>>;
beforeAll(async () => {
  who = await bank.openAccount();
  sdk = await openSdk(api, who);
  receiver = await openReceiver(bank);
});
afterAll(async () => {
  await sdk.close();
  await receiver.close();
});

const round = () => tellAll(bank);
const told = (is: (one: Told) => boolean) => receiver.told.findLast(is)!;
const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
const window = { inicio: hour(-24), fim: hour(24) };
const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909' };

describe('the published SDK, unmodified (domain-next.md 1)', () => {
  it('charges by Pix, hears of it, gives back and sends', async () => {
    const { chave } = await sdk.call('pixCreateEvp');
    expect((await sdk.call('pixListEvp')).chaves).toEqual([chave]);
    await sdk.call('pixConfigWebhook', { chave }, { webhookUrl: `${receiver.url}/pix-avisos` });
    expect(await sdk.call('pixDetailWebhook', { chave })).toMatchObject({ chave });
    expect((await sdk.call('pixListWebhook', window)).webhooks).toHaveLength(1);
    const txid = 'pedido00000000000000000000001';
    const cob = { calendario: { expiracao: 3600 }, valor: { original: '50.00' }, chave };
    const made = await sdk.call('pixCreateCharge', { txid }, cob);
    const qr = await sdk.call('pixGenerateQRCode', { id: made.loc.id });
    expect(qr.imagemQrcode).toMatch(/^data:image\/png;base64,/);
    await payCode(bank, qr.qrcode);
    const [pix] = (await sdk.call('pixDetailCharge', { txid })).pix;
    expect((await sdk.call('pixReceivedList', window)).pix).toHaveLength(1);
    await round();
    expect(JSON.parse(told(({ path }) => path === '/pix-avisos/pix').body).pix[0].endToEndId).toBe(pix.endToEndId);
    await sdk.call('pixDevolution', { e2eId: pix.endToEndId, id: 'd1' }, { valor: '10.00' });
    expect(await sdk.call('pixDetailDevolution', { e2eId: pix.endToEndId, id: 'd1' })).toMatchObject({
      valor: '10.00',
    });
    const favorecido = { chave: 'ana@exemplo.com.br' };
    const sent = await sdk.call('pixSend', { idEnvio: 'envio1' }, { valor: '12.00', pagador: { chave }, favorecido });
    expect(await sdk.call('pixSendDetailId', { idEnvio: 'envio1' })).toMatchObject({ endToEndId: sent.endToEndId });
    expect((await sdk.call('pixSendList', window)).pix).toHaveLength(1);
    expect(await sdk.call('getAccountBalance')).toEqual({ saldo: '28.00' });
    const due = {
      calendario: { dataDeVencimento: addDays(await bank.today(), 5) },
      valor: { original: '20.00' },
      chave,
    };
    const devedor = { cpf: customer.cpf, nome: customer.name };
    const cobv = 'pedido00000000000000000000002';
    await sdk.call('pixCreateDueCharge', { txid: cobv }, { ...due, devedor });
    await sdk.call('pixUpdateDueCharge', { txid: cobv }, { valor: { original: '21.00' } });
    expect((await sdk.call('pixListDueCharges', window)).cobs).toMatchObject([{ valor: { original: '21.00' } }]);
    const loc = await sdk.call('pixCreateLocation', {}, { tipoCob: 'cob' });
    expect(await sdk.call('pixDetailLocation', { id: loc.id })).toMatchObject({ tipoCob: 'cob' });
    await sdk.call('pixUnlinkTxidLocation', { id: made.loc.id });
    expect((await sdk.call('pixLocationList', window)).locs).toHaveLength(3);
    await sdk.call('pixResendWebhook', {}, { tipo: 'PIX_RECEBIDO', e2eids: [pix.endToEndId] });
    await sdk.call('pixDeleteWebhook', { chave });
    expect((await sdk.refused('pixDetailWebhook', { chave })).nome).toBe('webhook_nao_encontrado');
  });

  it('issues a billet, a carnet and a subscription, and reads what happened to them', async () => {
    const expire_at = addDays(await bank.today(), 20);
    const items = [{ name: 'Camiseta', value: 5000, amount: 2 }];
    const metadata = { custom_id: 'pedido-1', notification_url: `${receiver.url}/cobrancas` };
    const payment = { banking_billet: { customer, expire_at } };
    const { data } = await sdk.call('createOneStepCharge', {}, { items, metadata, payment });
    const id = data.charge_id as number;
    await round();
    await payCode(bank, data.pix.qrcode);
    await round();
    const token = new URLSearchParams(told(({ path }) => path === '/cobrancas').body).get('notification');
    const heard = await sdk.call('getNotification', { token });
    expect(heard.data.at(-1)).toMatchObject({ identifiers: { charge_id: id }, status: { current: 'paid' } });
    const begun = await sdk.call('createCharge', {}, { items });
    await sdk.call('definePayMethod', { id: begun.data.charge_id }, { payment });
    await sdk.call('createChargeHistory', { id: begun.data.charge_id }, { description: 'Ligamos' });
    expect((await sdk.call('detailCharge', { id: begun.data.charge_id })).data.total).toBe(10_000);
    await sdk.call('cancelCharge', { id: begun.data.charge_id });
    const carnet = await sdk.call('createCarnet', {}, { items, customer, expire_at, repeats: 2 });
    await sdk.call('cancelCarnetParcel', { id: carnet.data.carnet_id, parcel: 2 });
    expect((await sdk.call('detailCarnet', { id: carnet.data.carnet_id })).data.charges).toHaveLength(2);
    const plan = await sdk.call('createPlan', {}, { name: 'Ouro', interval: 1, repeats: null });
    expect((await sdk.call('listPlans', { limit: 10, offset: 0 })).data).toHaveLength(1);
    const made = await sdk.call('createOneStepSubscription', { id: plan.data.plan_id }, { items, payment });
    const subscription = { id: made.data.subscription_id };
    expect((await sdk.call('detailSubscription', subscription)).data.occurrences).toBe(1);
    await sdk.call('cancelSubscription', subscription);
    const link = await sdk.call('createOneStepLink', {}, { items, settings: { payment_method: 'banking_billet' } });
    expect(link.data.payment_url).toContain('/pagar/');
    expect((await sdk.refused('detailCharge', { id: 999_999_999 })).error).toBe('property_does_not_exists');
  });
});
