import { beforeAll, describe, expect, it } from 'vitest';
import { payCode } from '../../../test/pay-code';
import { api, bank, openApiForTests } from '../../../test/public-api';
import { openReceiver, tellAll } from '../../../test/receiver';
import { addDays } from '../../core/calendar';

openApiForTests();
let soon: string;
beforeAll(async () => {
  soon = addDays(await bank.today(), 20);
});

const items = [{ name: 'Camiseta', value: 5000, amount: 2 }];
const customer = { name: 'Gorbadoc Oldbuck', cpf: '12345678909' };
const billet = () => ({ payment: { banking_billet: { customer, expire_at: soon } } });

const round = () => tellAll(bank);

describe('billets by the API (public-api-schemas.json)', () => {
  const body = (more: object = {}) => ({
    items: [{ name: 'Camiseta', value: 5000, amount: 2 }],
    metadata: { custom_id: 'pedido-7' },
    payment: {
      banking_billet: {
        customer: { name: 'Gorbadoc Oldbuck', cpf: '12345678909', email: 'gorbadoc@exemplo.com' },
        expire_at: soon,
        ...more,
      },
    },
  });
  it('are made in one step, shown, changed and cancelled, and are the portal’s', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who);
    const { status, json } = await ask('POST', '/charge/one-step', body());
    expect([status, json.code, json.data.total, json.data.payment]).toEqual([200, 200, 10_000, 'banking_billet']);
    const id = json.data.charge_id as number;
    await bank.runJobs();
    expect((await ask('GET', `/charge/${id}`)).json.data).toMatchObject({
      total: 10_000,
      custom_id: 'pedido-7',
      status: 'waiting',
    });
    const later = addDays(soon, 5);
    expect((await ask('PUT', `/charge/${id}/billet`, { expire_at: later })).json).toEqual({ code: 200 });
    expect((await who.call('GET /charges/{id}', { params: { id } })).json).toMatchObject({ expire_at: later });
    expect((await ask('PUT', `/charge/${id}/cancel`)).json).toEqual({ code: 200 });
    expect((await ask('PUT', `/charge/${id}/cancel`)).json).toMatchObject({
      code: 3500036,
      error: 'invalid_operation',
    });
    expect((await ask('GET', '/charges')).json.params.pagination.total).toBe(1);
    // the same payer again is the same customer
    await ask('POST', '/charge/one-step', body());
    expect((await who.call('GET /charges/recipients', { query: { text: 'Gorbadoc' } })).json).toHaveLength(1);
  });

  it('of a new customer that are made at once are all of the one customer', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who);
    const made = await Promise.all(
      [500, 600, 700, 800].map((value) =>
        ask('POST', '/charge/one-step', { items: [{ name: 'Boné', value, amount: 1 }], ...billet() }),
      ),
    );
    expect(made.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await who.call('GET /charges/recipients', { query: { text: 'Gorbadoc' } })).json).toHaveLength(1);
  });

  it('with a wrong CPF, of another account, or without a token, are refused in the shape of the charges API', async () => {
    const ask = await api.charging(await bank.openAccount());
    const others = await api.charging(await bank.openAccount());
    const wrong = await ask('POST', '/charge/one-step', body({ customer: { name: 'Ana', cpf: '11122233300' } }));
    expect(wrong).toMatchObject({
      status: 400,
      json: {
        code: 3500034,
        error: 'validation_error',
        error_description: { property: '/payment/banking_billet/customer/cpf' },
      },
    });
    const { data } = (await ask('POST', '/charge/one-step', body())).json;
    expect((await others('GET', `/charge/${data.charge_id}`)).status).toBe(404);
    expect((await api.send({ path: `/cobrancas/v1/charge/${data.charge_id}` })).json.error).toBe('invalid_token');
  });
});

describe('a charge in two steps by the API (public-api-schemas.json, CreateCharge)', () => {
  it('keeps its number from its beginning to its billet, and is the portal’s from then on', async () => {
    const who = await bank.openAccount();
    const ask = await api.charging(who);
    const others = await api.charging(await bank.openAccount());
    const begun = (await ask('POST', '/charge', { items, metadata: { custom_id: 'pedido-1' } })).json.data;
    expect(begun).toMatchObject({ total: 10_000, status: 'new', custom_id: 'pedido-1' });
    const id = begun.charge_id as number;
    expect((await others('POST', `/charge/${id}/pay`, billet())).status).toBe(404);
    expect((await others('GET', `/charge/${id}`)).status).toBe(404);
    expect((await ask('GET', `/charge/${id}`)).json.data).toMatchObject({ charge_id: id, status: 'new' });
    const paid = (await ask('POST', `/charge/${id}/pay`, billet())).json.data;
    expect(paid).toMatchObject({ charge_id: id, payment: 'banking_billet', total: 10_000, expire_at: soon });
    expect(paid.barcode).toMatch(/^\d{5}\.?\d/);
    expect((await ask('POST', `/charge/${id}/pay`, billet())).json.code).toBe(3500030);
    expect((await who.call('GET /charges/{id}', { params: { id } })).json).toMatchObject({ value: 10_000 });
    const paper = await bank.visit(new URL(paid.link as string).pathname);
    expect([paper.status, paper.headers['content-type']]).toEqual([200, 'application/pdf']);
    expect((await bank.visit(`${new URL(paid.link as string).pathname.slice(0, -1)}_`)).status).toBe(404);
    expect((await ask('POST', `/charge/${id}/history`, { description: 'Ligamos para o cliente' })).status).toBe(200);
    await ask('PUT', `/charge/${id}/metadata`, { custom_id: 'pedido-2' });
    const shown = (await ask('GET', `/charge/${id}`)).json.data;
    expect(shown).toMatchObject({ custom_id: 'pedido-2', customer: { cpf: customer.cpf } });
    expect(shown.history.at(-1)?.message ?? shown.history[0].message).toBe('Ligamos para o cliente');
    // what is issued next has a number of its own
    const next = (await ask('POST', '/charge/one-step', { items, ...billet() })).json.data;
    expect(next.charge_id).not.toBe(id);
  });

  it('that nobody pays yet is cancelled, and cannot be paid then', async () => {
    const ask = await api.charging(await bank.openAccount());
    const { charge_id: id } = (await ask('POST', '/charge', { items })).json.data;
    expect((await ask('PUT', `/charge/${id}/cancel`)).status).toBe(200);
    expect((await ask('PUT', `/charge/${id}/cancel`)).json.code).toBe(3500036);
    expect((await ask('POST', `/charge/${id}/pay`, billet())).json.code).toBe(3500044);
  });
});

it('of charges alike each is named, paid, noted and cancelled by itself', async () => {
  const ask = await api.charging(await bank.openAccount());
  const begin = async () =>
    (await ask('POST', '/charge', { items, metadata: { custom_id: 'pedido' } })).json.data.charge_id as number;
  const [first, second, third] = [await begin(), await begin(), await begin()];
  const shown = async () =>
    Promise.all(
      [first, second, third].map(async (id) => {
        const { charge_id, status, custom_id, history } = (await ask('GET', `/charge/${id}`)).json.data;
        const notes = history.filter(({ message }: { message: string }) => message === 'Ligamos');
        return [charge_id === id, status, custom_id, notes.length];
      }),
    );
  await ask('PUT', `/charge/${second}/metadata`, { custom_id: 'pedido-2' });
  await ask('POST', `/charge/${second}/pay`, billet());
  await ask('PUT', `/charge/${third}/cancel`);
  await bank.runJobs();
  expect(await shown()).toEqual([
    [true, 'new', 'pedido', 0],
    [true, 'waiting', 'pedido-2', 0],
    [true, 'canceled', 'pedido', 0],
  ]);
  await ask('POST', `/charge/${first}/pay`, billet());
  await bank.runJobs();
  await ask('PUT', `/charge/${first}/metadata`, { custom_id: 'pedido-1' });
  await ask('POST', `/charge/${first}/history`, { description: 'Ligamos' });
  await ask('PUT', `/charge/${second}/cancel`);
  expect(await shown()).toEqual([
    [true, 'waiting', 'pedido-1', 1],
    [true, 'canceled', 'pedido-2', 0],
    [true, 'canceled', 'pedido', 0],
  ]);
});

describe('notifications of a charge (domain-next.md 1)', () => {
  it('bring one token for life, by which the charge’s account alone reads what happened', async () => {
    const ask = await api.charging(await bank.openAccount());
    const others = await api.charging(await bank.openAccount());
    const receiver = await openReceiver(bank);
    const metadata = { custom_id: 'pedido-3', notification_url: `${receiver.url}/aviso` };
    const wrong = await ask('POST', '/charge', { items, metadata: { notification_url: 'http://loja.com.br' } });
    expect(wrong.json.error_description).toMatchObject({ property: '/metadata/notification_url' });
    const made = (await ask('POST', '/charge/one-step', { items, metadata, ...billet() })).json.data;
    await round();
    await payCode(bank, made.pix.qrcode);
    await round();
    expect(receiver.told.length).toBeGreaterThanOrEqual(2);
    expect(new Set(receiver.told.map(({ body }) => body)).size).toBe(1);
    expect(receiver.told[0]).toMatchObject({
      path: '/aviso',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const token = new URLSearchParams(receiver.told[0]!.body).get('notification');
    const { data } = (await ask('GET', `/notification/${token}`)).json;
    expect(data[0]).toMatchObject({
      id: 1,
      type: 'charge',
      custom_id: 'pedido-3',
      status: { current: 'new', previous: null },
      identifiers: { charge_id: made.charge_id },
    });
    expect(data.at(-1)).toMatchObject({ status: { current: 'paid' }, value: 10_000 });
    expect((await others('GET', `/notification/${token}`)).status).toBe(404);
    // one alike but for its id, and a carnet of the same id, have tokens and histories of their own
    const twin = (await ask('POST', '/charge/one-step', { items, metadata, ...billet() })).json.data;
    await bank.store.execute(
      `insert into charge_events (account_id, subject, subject_id, charge_id, current, url, created_at)
       select account_id, 'carnet', subject_id, charge_id, 'new', url, created_at from charge_events where charge_id = $1 limit 1`,
      [made.charge_id],
    );
    await round();
    const tokens = [...new Set(receiver.told.map(({ body }) => new URLSearchParams(body).get('notification')))];
    expect(tokens).toHaveLength(3);
    const told = await Promise.all(tokens.map(async (one) => (await ask('GET', `/notification/${one}`)).json.data));
    expect(told.map(([first]) => [first.type, first.identifiers.charge_id]).toSorted()).toEqual(
      [
        ['charge', made.charge_id],
        ['charge', twin.charge_id],
        ['carnet_charge', made.charge_id],
      ].toSorted(),
    );
    expect(told.find(([first]) => first.type === 'charge' && first.identifiers.charge_id === made.charge_id)).toEqual(
      data,
    );
    const before = receiver.told.length;
    await round();
    expect(receiver.told).toHaveLength(before);
    await receiver.close();
  });
});
