import { describe, expect, it } from 'vitest';
import { cardToken, openSeller } from '../../../test/cards';
import { payCode } from '../../../test/pay-code';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { addDays } from '../../core/calendar';

openApiForTests();

describe('payment links by the API (public-api-schemas.json, CreateOneStepLink)', () => {
  it('take one payment, which is shown under the number that the application knows', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who);
    const body = {
      items: [{ name: 'Camiseta', value: 5_000, amount: 2 }],
      metadata: { custom_id: 'pedido-9', notification_url: 'https://loja.exemplo.com.br/aviso' },
      settings: { payment_method: 'pix', expire_at: addDays(await bank.today(), 5) },
    };
    const { data } = (await ask('POST', '/charge/one-step/link', body)).json;
    expect(data).toMatchObject({ status: 'link', total: 10_000, custom_id: 'pedido-9', payment_method: 'pix' });
    const path = new URL(data.payment_url as string).pathname;
    const form = await bank.visit(path, { nome: 'Gorbadoc Oldbuck', documento: '123.456.789-09' });
    expect(form.status).toBe(303);
    const { rows } = await bank.store.execute('select pix_copy_paste as code from charges where account_id = $1', [
      who.accountId,
    ]);
    await payCode(bank, rows[0].code as string);
    expect((await ask('GET', `/charge/${data.charge_id}`)).json.data).toMatchObject({
      charge_id: data.charge_id,
      status: 'paid',
      custom_id: 'pedido-9',
    });
    expect((await ask('POST', `/charge/${data.charge_id}/link`, {})).json.code).toBe(3500080);
    // a write that leaves the status as it is tells nothing
    await bank.store.execute('update charges set status = status where account_id = $1', [who.accountId]);
    const events = await bank.store.execute(
      'select charge_id, previous, current from charge_events where account_id = $1 order by id',
      [who.accountId],
    );
    const about = { charge_id: data.charge_id };
    expect(events.rows.map((row) => ({ ...row, charge_id: Number(row.charge_id) }))).toEqual([
      { ...about, previous: null, current: expect.any(String) },
      { ...about, previous: expect.any(String), current: 'paid' },
    ]);
  });

  it('of a charge that was begun are closed when it is cancelled', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who);
    const shippings = [{ name: 'Frete', value: 300 }];
    const begun = (await ask('POST', '/charge', { items: [{ name: 'Camiseta', value: 5_000 }], shippings })).json.data;
    expect(begun.total).toBe(5_300);
    const wrong = await ask('POST', `/charge/${begun.charge_id}/link`, { conditional_discount: {} });
    expect(wrong.json.code).toBe(3500034);
    const settings = { payment_method: 'pix', request_delivery_address: true };
    const { data } = (await ask('POST', `/charge/${begun.charge_id}/link`, settings)).json;
    expect(data).toMatchObject({ charge_id: begun.charge_id, total: 5_300, request_delivery_address: true });
    const open = await bank.visit(new URL(data.payment_url as string).pathname);
    for (const text of ['R$ 53,00', 'Endereço de entrega']) expect(open.text.replace(/\s/g, ' ')).toContain(text);
    const resent = await ask('POST', `/charge/${begun.charge_id}/link/resend`, { email: 'ana@exemplo.com.br' });
    expect(resent.json).toEqual({ code: 200 });
    const place = { cep: '01310-100', rua: 'Av. Paulista', numero: '10', cidade: 'São Paulo', uf: 'SP' };
    const payer = { nome: 'Ana Prado', documento: '529.982.247-25', ...place };
    expect((await bank.visit(new URL(data.payment_url as string).pathname, payer)).status).toBe(303);
    expect((await ask('PUT', `/charge/${begun.charge_id}/cancel`)).json).toEqual({ code: 200 });
    // a billet can be paid at any bank though its page is closed
    const { rows } = await bank.store.execute('select status from charges where account_id = $1', [who.accountId]);
    expect(rows).toEqual([{ status: 'canceled' }]);
    const page = await bank.visit(new URL(data.payment_url as string).pathname);
    expect(page.text).not.toContain('<form');
  });

  it('cancelled after their payer chose a card charge none', async () => {
    const seller = await openSeller(bank);
    const ask = await api.charging(seller);
    const settings = {
      payment_method: 'credit_card',
      expire_at: addDays(await bank.today(), 5),
      request_delivery_address: false,
    };
    const items = [{ name: 'Camiseta', value: 5_000 }];
    const { data } = (await ask('POST', '/charge/one-step/link', { items, settings })).json;
    const payer = { nome: 'Ana Prado', documento: '529.982.247-25', email: 'ana@exemplo.com', forma: 'cartao' };
    const sent = await bank.visit(new URL(data.payment_url as string).pathname, payer);
    expect((await ask('PUT', `/charge/${data.charge_id}/cancel`)).status).toBe(200);
    const card = { token: await cardToken(bank), parcelas: '1' };
    await bank.visit(`${String(sent.headers['location'])}/cartao`, card);
    await bank.runJobs();
    const { rows } = await bank.store.execute('select 1 from card_tries where account_id = $1', [seller.accountId]);
    expect(rows).toEqual([]);
    expect((await ask('GET', `/charge/${data.charge_id}`)).json.data.status).toBe('canceled');
  });

  it('are changed in what is said, and at no other price once somebody began to pay', async () => {
    const ask = await api.charging(await bank.openAccount());
    const others = await api.charging(await bank.openAccount());
    const items = [{ name: 'Camiseta', value: 5_000 }];
    const settings = { payment_method: 'pix', message: 'Camiseta azul', card_discount: 100 };
    const { data } = (await ask('POST', '/charge/one-step/link', { items, settings })).json;
    const path = `/charge/${data.charge_id}/link`;
    const expire_at = addDays(await bank.today(), 9);
    expect((await others('PUT', path, { expire_at })).status).toBe(404);
    expect((await ask('PUT', path, { expire_at, billet_discount: 500 })).json.data).toMatchObject({
      charge_id: data.charge_id,
      payment_url: data.payment_url,
      message: 'Camiseta azul',
      payment_method: 'pix',
      expire_at,
      billet_discount: 500,
      card_discount: 100,
    });
    expect((await ask('PUT', path, { billet_discount: 5_000 })).json.code).toBe(3500034);
    const pay = new URL(data.payment_url as string).pathname;
    await bank.visit(pay, { nome: 'Gorbadoc Oldbuck', documento: '123.456.789-09' });
    const { rows } = await bank.store.execute('select value::int from charges where value = 4500', []);
    expect(rows).toEqual([{ value: 4_500 }]);
    expect((await ask('PUT', path, { billet_discount: 0 })).json.code).toBe(3500081);
    expect((await ask('PUT', path, { message: 'Camiseta verde' })).json.data).toMatchObject({
      message: 'Camiseta verde',
      billet_discount: 500,
      expire_at,
    });
    await ask('PUT', `/charge/${data.charge_id}/cancel`);
    expect((await ask('PUT', path, { expire_at })).json.code).toBe(3500081);
  });
});
