import { describe, expect, it } from 'vitest';
import { cardDetail, cardToken, openSeller } from '../../../test/cards';
import { api, bank, openApiForTests } from '../../../test/public-api';
import type { JobSpec } from '../../core/jobs';
import { cardTurns } from './events';

openApiForTests();

const NO_FUNDS = '4000000000009995';
const items = [{ name: 'Camiseta', value: 5_000, amount: 2 }];
const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909', email: 'gorbadoc@exemplo.com' };
const billing_address = {
  street: 'Rua das Flores',
  number: 12,
  neighborhood: 'Centro',
  zipcode: '01310100',
  city: 'São Paulo',
  state: 'SP',
};
const paidBy = async (number?: string, more: object = {}) => ({
  payment: { credit_card: { customer, payment_token: await cardToken(bank, number), ...more } },
});

describe('charges that are paid by card by the API (public-api-schemas.json, CreditCardPayment)', () => {
  it('are approved in one step or two, under the number that was begun, and are the portal’s', async () => {
    const who = await openSeller(bank);
    const ask = await api.charging(who);
    const others = await api.charging(await bank.openAccount());
    const body = {
      items,
      metadata: { custom_id: 'pedido-1' },
      ...(await paidBy(undefined, { installments: 2, billing_address })),
    };
    const { data } = (await ask('POST', '/charge/one-step', body)).json;
    expect(data).toMatchObject({ status: 'approved', total: 10_000, payment: 'credit_card', installments: 2 });
    expect([data.installment_value, data.refusal]).toEqual([5_000, undefined]);
    const begun = (await ask('POST', '/charge', { items: [{ name: 'Boné', value: 3_000 }] })).json.data;
    expect((await others('POST', `/charge/${begun.charge_id}/pay`, await paidBy())).status).toBe(404);
    const paid = (await ask('POST', `/charge/${begun.charge_id}/pay`, await paidBy())).json.data;
    expect(paid).toMatchObject({ charge_id: begun.charge_id, status: 'approved', total: 3_000 });
    expect((await ask('POST', `/charge/${begun.charge_id}/pay`, await paidBy())).json.code).toBe(3500030);
    const shown = (await ask('GET', `/charge/${data.charge_id}`)).json.data;
    expect(shown).toMatchObject({
      custom_id: 'pedido-1',
      payment: {
        method: 'credit_card',
        credit_card: { mask: 'XXXXXXXXXXXX1111', installments: 2, address: { number: '12', complement: null } },
      },
    });
    expect(await cardDetail(who, data.charge_id)).toMatchObject({ status: 'approved', value: 10_000, instalments: 2 });
  });

  it('that are refused stay unpaid with their reason, and are paid by another card', async () => {
    const who = await openSeller(bank);
    const ask = await api.charging(who);
    const others = await api.charging(await openSeller(bank));
    const { data } = (await ask('POST', '/charge/one-step', { items, ...(await paidBy(NO_FUNDS)) })).json;
    expect(data).toMatchObject({ status: 'unpaid', refusal: { reason: expect.any(String), retry: true } });
    const retry = `/charge/${data.charge_id}/retry`;
    expect((await others('POST', retry, await paidBy())).status).toBe(404);
    expect((await ask('POST', retry, await paidBy())).json.data).toMatchObject({ status: 'approved' });
    expect((await ask('POST', retry, await paidBy())).json.code).toBe(3500044);
    const refund = `/charge/card/${data.charge_id}/refund`;
    expect((await others('POST', refund, { amount: 100 })).status).toBe(404);
    expect((await ask('POST', refund, { amount: 10_001 })).json.code).toBe(3500034);
    expect((await ask('POST', refund, { amount: 10_000 })).json.code).toBe(200);
    expect((await ask('GET', `/charge/${data.charge_id}`)).json.data.status).toBe('refunded');
  });

  it('are charged once for an idempotency key, at once or again', async () => {
    const ask = await api.charging(await openSeller(bank));
    const body = { items, ...(await paidBy()) };
    const key = { 'x-idempotency-key': 'pedido-2' };
    const send = () => ask('POST', '/charge/one-step', body, key);
    const sent = [...(await Promise.all([send(), send(), send()])), await send()];
    expect(new Set(sent.map(({ json }) => json.data?.charge_id)).size).toBe(1);
    expect(sent.at(-1)!.json.data).toMatchObject({ status: 'approved' });
    const { rows } = await bank.store.execute(
      `select count(*)::int as orders from sandbox_card_orders where key in
       (select key from card_tries where charge_id = $1)`,
      [sent[0]!.json.data.charge_id],
    );
    expect(rows).toEqual([{ orders: 1 }]);
  });

  it('are refused at their field, by their code, and without a business category', async () => {
    const ask = await api.charging(await openSeller(bank));
    const wrong = { ...customer, cpf: '11122233300' };
    const { json } = await ask('POST', '/charge/one-step', {
      items,
      ...(await paidBy(undefined, { customer: wrong })),
    });
    expect(json).toMatchObject({
      code: 3500034,
      error_description: { property: '/payment/credit_card/customer/cpf' },
    });
    const little = [{ name: 'Boné', value: 1_000 }];
    const parts = await paidBy(undefined, { installments: 12 });
    const many = await ask('POST', '/charge/one-step', { items: little, ...parts });
    expect(many.json.code).toBe(3500034);
    expect((await ask('POST', '/charge/one-step', { items, payment: {} })).json.code).toBe(3500034);
    const without = await api.charging(await bank.openAccount());
    expect((await without('POST', '/charge/one-step', { items, ...(await paidBy()) })).json.code).toBe(3500007);
  });

  it('of homologation need no category, are nobody’s money, and are contested from the console', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who, 'homologation');
    const { charge_id: id } = (await ask('POST', '/charge/one-step', { items, ...(await paidBy()) })).json.data;
    const contest = (subject: string) => who.call('POST /api/events', { body: { event: 'contested', subject } });
    expect((await contest('999999999')).status).toBe(422);
    expect((await contest(String(id))).status).toBe(204);
    for (const job of cardTurns) bank.waiting.push({ job: job as JobSpec<object>, data: {} });
    await bank.runJobs();
    expect((await ask('GET', `/charge/${id}`)).json.data.status).toBe('contested');
    expect((await contest(String(id))).status).toBe(422);
    expect((await who.call('POST /v2/charges/credit-card/opened', { body: {} })).json.total).toBe(0);
  });

  it('say in how many instalments they may be paid', async () => {
    const ask = await api.charging(await openSeller(bank));
    const { data } = (await ask('GET', '/installments?total=10000&brand=visa')).json;
    expect(data.installments.slice(0, 2)).toMatchObject([
      { installment: 1, value: 10_000, currency: '100,00' },
      { installment: 2, value: 5_000, has_interest: false },
    ]);
    expect((await ask('GET', '/installments?total=x&brand=visa')).json.error_description.property).toBe('/total');
  });
});
