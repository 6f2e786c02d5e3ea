import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ANALYSED, GOOD, NO_FUNDS, openGym, type Gym } from '../../../test/card-subscriptions';
import { cardToken } from '../../../test/cards';
import { whileOpen } from '../../../test/meanwhile';
import { api, bank, openApiForTests, type PublicApiTest } from '../../../test/public-api';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { addDays, diffDays } from '../../core/calendar';

openApiForTests();

let value = 20_000;
let gym: Gym;
let ask: Awaited<ReturnType<PublicApiTest['charging']>>;
let plan: number;
beforeAll(async () => {
  gym = await openGym(bank);
  await renew();
  plan = (await ask('POST', '/plan', { name: 'Prata', interval: 1, repeats: null })).json.data.plan_id;
});

// a token is valid for an hour, and the tests move the clock
const renew = async () => void (ask = await api.charging(gym.gym));
beforeEach(renew);

const customer = { name: 'Ana Prado', cpf: '52998224725', email: 'Ana@Teste.com.br', phone_number: '31988887777' };
const cardOf = async (number = GOOD, more: object = {}) => ({
  credit_card: { customer, payment_token: await cardToken(bank, number, true), ...more },
});
const items = () => [{ name: 'Mensalidade', value: ++value, amount: 1 }];
const oneStep = (payment: object) => ask('POST', `/plan/${plan}/subscription/one-step`, { items: items(), payment });

describe('a subscription paid by card through the API (public-api-schemas.json, DefineSubscriptionPayMethod)', () => {
  it('is begun, then charged as its card is given, once though the request is repeated', async () => {
    const begun = await ask('POST', `/plan/${plan}/subscription`, { items: items(), metadata: { custom_id: 'a-1' } });
    const id = begun.json.data.subscription_id as number;
    const payment = await cardOf();
    const paid = await ask('POST', `/subscription/${id}/pay`, { payment });
    const [day, month, year] = paid.json.data.first_execution.split('/');
    expect(`${year}-${month}-${day}`).toBe(await bank.today());
    expect(paid.json.data).toEqual({
      subscription_id: id,
      status: 'active',
      plan: { id: plan, interval: 1, repeats: null },
      charge: { id: expect.any(Number), status: 'approved', parcel: 1, total: value },
      first_execution: expect.any(String),
      total: value,
      payment: 'credit_card',
    });
    expect((await ask('POST', `/subscription/${id}/pay`, { payment })).json.code).toBe(3500036);
    await bank.runJobs();
    expect(await gym.show(id)).toMatchObject({ issued: 1, paid_charges: 1, card: { last4: '1111' } });
    expect((await ask('GET', `/subscription/${id}`)).json.data).toMatchObject({
      custom_id: 'a-1',
      payment_method: 'credit_card',
      history: [{ charge_id: paid.json.data.charge.id, status: 'approved' }],
    });
    await gym.pass(31);
    expect(await gym.show(id)).toMatchObject({ issued: 2, paid_charges: 2 });
  });

  it.each([
    ['refused', NO_FUNDS, 'unpaid'],
    ['looked at first', ANALYSED, 'waiting'],
  ])('in one step by a card that is %s tells it in the answer', async (_what, number, status) => {
    const { json } = await oneStep(await cardOf(number));
    expect(json.data).toMatchObject({ status: 'active', charge: { status }, payment: 'credit_card' });
  });

  it('has its discount, the payer’s e-mail, phone and billing address on its charge', async () => {
    const billing_address = {
      street: 'Rua das Flores',
      number: 12,
      neighborhood: 'Centro',
      zipcode: '30110000',
      city: 'Belo Horizonte',
      state: 'MG',
    };
    const { json } = await oneStep(
      await cardOf(GOOD, { discount: { type: 'currency', value: 500 }, message: 'Obrigado', billing_address }),
    );
    expect(json.data).toMatchObject({ total: value - 500, charge: { status: 'approved', total: value - 500 } });
    const { payment, customer: payer } = (await ask('GET', `/charge/${json.data.charge.id}`)).json.data;
    expect(payer.email).toBe('ana@teste.com.br');
    expect(payment).toMatchObject({
      method: 'credit_card',
      message: 'Obrigado',
      credit_card: { address: { street: 'Rua das Flores', number: '12', zipcode: '30110000' } },
    });
  });

  it.each([
    ['at once', {}],
    ['after a trial', { trial_days: 10 }],
  ])('charged %s has its shipping on the charge that the answer names', async (_when, more) => {
    const shippings = [{ name: 'Frete', value: 700 }];
    const body = { items: items(), shippings, payment: await cardOf(GOOD, more) };
    const { data } = (await ask('POST', `/plan/${plan}/subscription/one-step`, body)).json;
    const total = value + 700;
    expect(data).toMatchObject({ total, charge: { total } });
    expect((await ask('GET', `/charge/${data.charge.id}`)).json.data).toMatchObject({ total });
  });

  it('has on each charge what its application calls it by, and where that is told', async () => {
    const metadata = { custom_id: 'a-2', notification_url: 'https://loja.exemplo.com.br/avisos' };
    const body = { items: items(), metadata, payment: await cardOf() };
    const { data } = (await ask('POST', `/plan/${plan}/subscription/one-step`, body)).json;
    expect((await ask('GET', `/charge/${data.charge.id}`)).json.data).toMatchObject(metadata);
    await gym.pass(35);
    const [, second] = (await gym.charges(data.subscription_id)).map((one) => one.id).toSorted((a, b) => a - b);
    await renew();
    expect((await ask('GET', `/charge/${second}`)).json.data).toMatchObject(metadata);
  });

  it('on trial charges nothing until its last day is over, though another card is given, and keeps the charge’s number', async () => {
    const { data } = (await oneStep(await cardOf(GOOD, { trial_days: 10 }))).json;
    const { subscription_id: id, charge } = data;
    expect(data).toMatchObject({ status: 'new', charge: { status: 'new', total: value } });
    expect((await ask('GET', `/charge/${charge.id}`)).json.data).toMatchObject({ total: value });
    const { path } = (await gym.show(id)).card!;
    expect((await bank.visit(path)).text).not.toContain('A primeira cobrança é feita agora');
    await gym.typeCard(path, GOOD);
    expect(await gym.show(id)).toMatchObject({ issued: 0, status: 'new' });
    const [day, month, year] = data.first_execution.split('/');
    const first = `${year}-${month}-${day}`;
    expect(first >= addDays(await bank.today(), 10)).toBe(true);
    await gym.pass(diffDays(await bank.today(), first) - 1);
    expect(await gym.show(id)).toMatchObject({ issued: 0 });
    await gym.pass(1);
    expect(await gym.show(id)).toMatchObject({ issued: 1, paid_charges: 1, status: 'active' });
    expect((await gym.charges(id)).map((one) => one.id)).toEqual([charge.id]);
    await renew();
    expect((await ask('GET', `/charge/${charge.id}`)).json.data.status).toBe('approved');
  });

  it('on trial whose first charge is cancelled is over, and charges nothing when the trial ends', async () => {
    const { subscription_id: id, charge } = (await oneStep(await cardOf(GOOD, { trial_days: 10 }))).json.data;
    expect((await ask('PUT', `/charge/${charge.id}/cancel`)).status).toBe(200);
    expect(await gym.show(id)).toMatchObject({ status: 'canceled', next_expire_at: null });
    expect(await gym.told(id)).toContain('Assinatura cancelada');
    expect((await ask('PUT', `/charge/${charge.id}/cancel`)).json.code).toBe(3500036);
    await gym.pass(12);
    expect(await gym.charges(id)).toEqual([]);
    await renew();
  });

  onPostgres('is not made where it is cancelled in the same moment', async () => {
    const { subscription_id: id } = (await ask('POST', `/plan/${plan}/subscription`, { items: items() })).json.data;
    const payment = await cardOf();
    const paid = await whileOpen(
      bank,
      (trx) => trx.updateTable('subscription_drafts').set({ status: 'canceled' }).where('id', '=', id).execute(),
      () => ask('POST', `/subscription/${id}/pay`, { payment }),
    );
    expect(paid.json).toMatchObject({ code: 3500036, error_description: 'Esta assinatura foi cancelada.' });
  });

  it('is refused at what is wrong, and nothing of it stays', async () => {
    const count = async () => (await bank.store.execute('select count(*) from subscription_drafts')).rows[0];
    const before = await count();
    const at = async (payment: object) => {
      const { json } = await oneStep(payment);
      return [json.code, json.error_description.property ?? json.error_description];
    };
    const good = await cardOf();
    const changed = (more: object) => ({ credit_card: { ...good.credit_card, ...more } });
    const field = (name: string) => `/payment/credit_card/${name}`;
    expect(await at(changed({ installments: 2 }))).toEqual([3500034, field('installments')]);
    expect(await at(changed({ trial_days: 366 }))).toEqual([3500034, expect.stringContaining('trial_days')]);
    expect(await at(changed({ customer: { ...customer, email: undefined } }))).toEqual([
      3500034,
      expect.stringContaining('/payment/credit_card/customer'),
    ]);
    expect(await at(changed({ customer: { ...customer, email: 'ana' } }))).toEqual([3500034, field('customer/email')]);
    expect(await at(changed({ payment_token: GOOD }))).toEqual([3500034, expect.anything()]);
    expect((await at({}))[0]).toBe(3500034);
    expect(await count()).toEqual(before);
  });
});
