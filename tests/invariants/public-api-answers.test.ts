import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openEmptyBank, type EmptyBank, type Member } from '../../bff/test/harness';
import { cardToken } from '../../bff/test/cards';
import { openReceiver, tellAll } from '../../bff/test/receiver';
import { addDays } from '../../bff/src/core/calendar';
import { askPix } from '../support/pix-journey';
import { billsJourney } from '../support/bills-journey';
import { chargesJourney } from '../support/charges-journey';
import { statementJourney } from '../support/statement-journey';
import { automaticJourney } from '../support/automatic-pix';
import type { Asked } from '../support/api-asked';
import { endpoints, openApi, thingsOf, type ApiWorld } from '../support/api-world';

/** Answers of the published SDK's schemas, by endpoint: every one is served, and what it answers passes (public-api-schemas.json). */
const { answers: schemas } = JSON.parse(
  readFileSync(join(import.meta.dirname, '../support/public-api-answers.json'), 'utf8'),
) as { answers: Record<string, object | null> };
const promised = Object.keys(schemas);
const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });

let bank: EmptyBank;
let api: ApiWorld;
beforeAll(async () => {
  bank = await openEmptyBank();
  api = await openApi(bank);
  await journey(await bank.openAccount());
});
afterAll(async () => {
  await api.close();
  // an operation is marked as settled by the journey of bills itself
  await bank.close(['an operation has a step for its state', 'an operation has the instants of its state']);
});

const hour = (by: number) => new Date(Date.now() + by * 3_600_000).toISOString();
const window = { inicio: hour(-24), fim: hour(24) };

/** Asks for everything once that the schemas promise. */
async function journey(who: Member) {
  const mine = await api.client(who);
  const things = await thingsOf(bank, api, mine);
  const ask = async (name: string, asked: Asked = {}) => {
    const one = endpoints.find((listed) => listed.name === name);
    if (!one) throw new Error(`${name} is not served`);
    const { status, json } = await api.ask(one, { ...asked, token: mine.token, fingerprint: mine.fingerprint });
    if (status >= 400) throw new Error(`${name} answered ${status}: ${JSON.stringify(json)}`);
    return json;
  };
  const receiver = await openReceiver(bank);
  const soon = addDays(await bank.today(), 20);
  const { chave, txid, dueTxid, e2eId, idEnvio, charge } = things;
  const items = [{ name: 'Camiseta', value: 5000, amount: 1 }];
  const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909', email: 'gorbadoc@exemplo.com' };
  const payment = { banking_billet: { customer, expire_at: soon } };
  const one = (id: unknown) => ({ params: { id: String(id) } });

  const open = (await ask('POST /pix/v2/cob', { body: { valor: { original: '7.00' }, chave } })) as {
    txid: string;
    loc: { id: number };
  };
  await ask('PATCH /pix/v2/cob/:txid', { params: { txid: open.txid }, body: { valor: { original: '8.00' } } });
  await ask('GET /pix/v2/cob/:txid', { params: { txid } });
  await ask('GET /pix/v2/cob', { query: window });
  await ask('PATCH /pix/v2/cobv/:txid', { params: { txid: dueTxid }, body: { valor: { original: '21.00' } } });
  await ask('GET /pix/v2/cobv/:txid', { params: { txid: dueTxid } });
  await ask('GET /pix/v2/cobv', { query: window });
  await ask('GET /pix/v2/pix/:e2eId', { params: { e2eId } });
  await ask('GET /pix/v2/pix', { query: window });
  await tellAll(bank);
  const sent = await ask('GET /pix/v2/gn/pix/enviados/id-envio/:idEnvio', { params: { idEnvio } });
  await ask('GET /pix/v2/gn/pix/enviados/:e2eId', { params: { e2eId: sent.endToEndId } });
  await ask('GET /pix/v2/gn/pix/enviados', { query: window });
  await ask('GET /pix/v2/pix/:e2eId/devolucao/:id', { params: { e2eId, id: 'd1' } });
  await ask('PUT /pix/v2/webhook/:chave', {
    params: { chave },
    body: { webhookUrl: receiver.url },
    headers: { 'x-skip-mtls-checking': 'true' },
  });
  await ask('GET /pix/v2/webhook/:chave', { params: { chave } });
  await ask('GET /pix/v2/webhook', { query: window });
  await ask('POST /pix/v2/gn/webhook/reenviar', { body: { tipo: 'PIX_RECEBIDO', e2eids: [e2eId] } });
  await ask('DELETE /pix/v2/webhook/:chave', { params: { chave } });
  await ask('POST /pix/v2/loc', { body: { tipoCob: 'cob' } });
  await ask('GET /pix/v2/loc', { query: window });
  await ask('GET /pix/v2/loc/:id', one(open.loc.id));
  await ask('GET /pix/v2/loc/:id/qrcode', one(open.loc.id));
  await ask('DELETE /pix/v2/loc/:id/txid', one(open.loc.id));
  await ask('GET /pix/v2/gn/evp');
  await ask('GET /pix/v2/gn/saldo');
  const second = await ask('POST /pix/v2/gn/evp');
  await ask('DELETE /pix/v2/gn/evp/:chave', { params: { chave: second.chave } });

  await askPix({ bank, who, things, ask, window, soon });
  await ask('POST /cobrancas/v1/charge/one-step/link', {
    body: {
      items,
      settings: {
        payment_method: 'all',
        expire_at: soon,
        request_delivery_address: false,
      },
    },
  });
  const metadata = { custom_id: 'pedido-1', notification_url: `${receiver.url}/avisos` };
  const begun = (await ask('POST /cobrancas/v1/charge', { body: { items, metadata } })).data.charge_id;
  await ask('POST /cobrancas/v1/charge/:id/pay', { ...one(begun), body: { payment } });
  await tellAll(bank);
  await ask('GET /cobrancas/v1/charge/:id', one(begun));
  await who.call('PUT /account/activity-branch', { body: { category: 0 } });
  const card = async (number?: string) => ({
    payment: { credit_card: { customer, payment_token: await cardToken(bank, number) } },
  });
  const refused = { items, ...(await card('4000000000009995')) };
  const byCard = (await ask('POST /cobrancas/v1/charge/one-step', { body: refused })).data.charge_id;
  await ask('POST /cobrancas/v1/charge/:id/retry', { ...one(byCard), body: await card() });
  await ask('GET /cobrancas/v1/charge/:id', one(byCard));
  await ask('POST /cobrancas/v1/charge/card/:id/refund', { ...one(byCard), body: { amount: 100 } });
  await ask('GET /cobrancas/v1/installments', { query: { total: '9000', brand: 'visa' } });
  const later = (await ask('POST /cobrancas/v1/charge', { body: { items } })).data.charge_id;
  await ask('POST /cobrancas/v1/charge/:id/pay', { ...one(later), body: await card() });
  await ask('PUT /cobrancas/v1/charge/:id/metadata', { ...one(charge), body: { custom_id: 'pedido-2' } });
  await ask('PUT /cobrancas/v1/charge/:id/billet', { ...one(begun), body: { expire_at: addDays(soon, 5) } });
  await ask('POST /cobrancas/v1/charge/:id/billet/resend', { ...one(begun), body: { email: 'ana@exemplo.com' } });
  await ask('POST /cobrancas/v1/charge/:id/history', { ...one(begun), body: { description: 'Ligamos' } });
  const token = receiver.told.map(({ body }) => new URLSearchParams(body).get('notification')).find(Boolean);
  await ask('GET /cobrancas/v1/notification/:token', { params: { token: token! } });
  await ask('PUT /cobrancas/v1/charge/:id/settle', one(begun));
  await ask('PUT /cobrancas/v1/charge/:id/cancel', one(charge));
  await ask('GET /cobrancas/v1/charges', {
    query: { charge_type: 'billet', begin_date: '2026-01-01', end_date: soon },
  });
  const parcel = { params: { id: things.carnet, parcel: '1' } };
  await ask('GET /cobrancas/v1/carnet/:id', one(things.carnet));
  await ask('PUT /cobrancas/v1/carnet/:id/parcel/:parcel', { ...parcel, body: { expire_at: addDays(soon, 3) } });
  await ask('PUT /cobrancas/v1/carnet/:id/parcel/:parcel/cancel', parcel);
  await ask('PUT /cobrancas/v1/carnet/:id/cancel', one(things.carnet));
  await ask('GET /cobrancas/v1/plans');
  await ask('POST /cobrancas/v1/plan/:id/subscription', { ...one(things.plan), body: { items } });
  await automaticJourney(bank, ask, things, { window, webhookUrl: receiver.url });
  await ask('GET /cobrancas/v1/subscription/:id', one(things.subscription));
  await ask('PUT /cobrancas/v1/subscription/:id/cancel', one(things.subscription));
  await receiver.close();
  await billsJourney(bank, ask);
  await statementJourney(ask, things);
  await chargesJourney(bank, ask);
}

describe.each(promised)('%s', (name) => {
  it('is served, and its answers pass the schema of the SDK', () => {
    const answered = api.answers.filter((one) => one.name === name && one.status < 300);
    expect(answered.length, 'it was not asked for').toBeGreaterThan(0);
    const schema = schemas[name];
    if (!schema) return;
    const fits = ajv.compile(schema);
    for (const { json } of answered)
      expect(
        fits(json) ? [] : fits.errors?.map((e) => `${e.instancePath} ${e.message} ${JSON.stringify(e.params)}`),
        JSON.stringify(json),
      ).toEqual([]);
  });
});
