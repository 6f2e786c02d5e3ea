import { beforeAll, describe, expect, it } from 'vitest';
import { openGym, type Gym } from '../../../test/card-subscriptions';
import { api, bank, openApiForTests, type PublicApiTest } from '../../../test/public-api';
import { addDays } from '../../core/calendar';

openApiForTests();

const items = [{ name: 'Mensalidade', value: 9_900, amount: 1 }];
const ANA = { nome: 'Ana Prado', documento: '529.982.247-25', email: 'ana@exemplo.com' };
let gym: Gym;
let ask: Awaited<ReturnType<PublicApiTest['charging']>>;
let others: typeof ask;
let plan: number;
beforeAll(async () => {
  gym = await openGym(bank);
  ask = await api.charging(gym.gym);
  others = await api.charging(await bank.openAccount());
  plan = await gym.plan(3);
});

let value = 9_900;
async function opened(settings: object = {}, more: object = {}) {
  const body = { items: [{ ...items[0]!, value: ++value }], settings, ...more };
  const { status, json } = await ask('POST', `/plan/${plan}/subscription/one-step/link`, body);
  if (status !== 200) throw new Error(JSON.stringify(json));
  return { data: json.data, page: new URL(json.data.payment_url as string).pathname };
}
const of = async (id: number) => (await ask('GET', `/subscription/${id}`)).json.data;
const mails = async (to: string): Promise<string[]> =>
  (await bank.store.execute('select body from sandbox_messages where recipient = $1 order by id', [to])).rows.map(
    ({ body }: { body: string }) => body,
  );

describe('a subscription’s link by the API (public-api-schemas.json, CreateOneStepSubscriptionLink)', () => {
  it('begins a subscription whose payer names themself and gets a billet under the number of the charge', async () => {
    const { data, page } = await opened(
      { billet_discount: 100, message: 'Aulas de dança', request_delivery_address: true },
      { metadata: { custom_id: 'aluno-1' }, shippings: [{ name: 'Apostila', value: 500 }] },
    );
    const total = value + 500 - 100;
    expect(data).toMatchObject({
      status: 'new',
      custom_id: 'aluno-1',
      charge: { status: 'new', parcel: 1, total },
      payment_method: 'all',
      conditional_discount_date: null,
      request_delivery_address: true,
      expire_at: '',
    });
    expect(await of(data.subscription_id)).toMatchObject({ status: 'new', occurrences: 0 });
    const form = (await bank.visit(page)).text;
    for (const said of ['Aulas de dança', 'Endereço de entrega', 'Assinar com boleto', 'Assinar com cartão', 'Frete'])
      expect(form).toContain(said);
    const wrong = await bank.visit(page, { nome: 'A', documento: '1', forma: 'boleto' });
    expect([wrong.status, wrong.text]).toEqual([422, expect.stringContaining('Informe um CEP válido')]);
    const { email: _email, ...silent } = ANA;
    expect((await bank.visit(page, { ...silent, forma: 'boleto' })).text).toContain('Informe um e-mail válido');
    const place = { cep: '01310-100', rua: 'Avenida Paulista', numero: '9', bairro: '', cidade: 'São Paulo', uf: 'SP' };
    const sent = await bank.visit(page, { ...ANA, ...place, forma: 'boleto' });
    expect([sent.status, sent.headers['location']]).toEqual([303, page]);
    await bank.runJobs();
    const made = await bank.visit(page);
    expect(made.text).toContain('Pague o boleto');
    for (const theirs of ['Ana Prado', '529.982', '52998224725', 'Paulista']) expect(made.text).not.toContain(theirs);
    expect(await of(data.subscription_id)).toMatchObject({
      status: 'active',
      custom_id: 'aluno-1',
      value: total,
      payment_method: 'banking_billet',
      history: [{ charge_id: data.charge.id, status: 'waiting' }],
    });
    const { rows } = await bank.store.execute(
      'select customer_name as name, customer_address as address from charges where id = $1',
      [data.charge.id],
    );
    expect(rows[0]).toMatchObject({ name: 'Ana Prado', address: { street: 'Avenida Paulista' } });
    expect((await ask('GET', `/charge/${data.charge.id}`)).json.data).toMatchObject({ status: 'waiting', total });
    // nobody else gets the same subscription
    const again = await bank.visit(page, { ...ANA, ...place, nome: 'Bia Prado', forma: 'boleto' });
    expect([again.status, (await of(data.subscription_id)).occurrences]).toEqual([303, 1]);
  });

  it('leads a payer by card to the page of the card, which pays the charge of the number that was begun', async () => {
    const { data, page } = await opened({ card_discount: 400 });
    expect((await ask('GET', `/charge/${data.charge.id}`)).json.data).toMatchObject({ status: 'link' });
    const sent = await bank.visit(page, { ...ANA, forma: 'cartao' });
    expect(sent.status).toBe(303);
    expect((await bank.visit(page)).headers['location']).toBe(sent.headers['location']);
    await gym.typeCard(String(sent.headers['location']), '4111111111111111');
    expect(await of(data.subscription_id)).toMatchObject({
      status: 'active',
      value: value - 400,
      payment_method: 'credit_card',
      history: [{ charge_id: data.charge.id, status: 'approved' }],
    });
    expect((await bank.visit(page)).text).toContain('Esta assinatura já foi feita.');
  });

  it('leaves a registered customer as they are, and tells nobody about them', async () => {
    const { page } = await opened({ payment_method: 'banking_billet' });
    const sent = await bank.visit(page, { ...ANA, nome: 'Impostora', email: 'impostora@exemplo.com', forma: 'boleto' });
    expect(sent.status).toBe(303);
    const { rows } = await bank.store.execute(
      'select name, emails from customers where account_id = $1 and document = $2',
      [gym.gym.accountId, '52998224725'],
    );
    expect(rows).toEqual([{ name: 'Ana Prado', emails: ['ana@exemplo.com'] }]);
    expect((await bank.visit(page)).text).not.toContain('Ana Prado');
  });

  it('takes neither the receiver as its payer nor anybody once the account is closed', async () => {
    const { page } = await opened();
    const { rows } = await bank.store.execute('select document from accounts where id = $1', [gym.gym.accountId]);
    const own = await bank.visit(page, { ...ANA, documento: rows[0].document, forma: 'boleto' });
    expect([own.status, own.text]).toEqual([422, expect.stringContaining('Quem recebe não pode pagar a si mesmo')]);
    const close = (isShut: boolean) =>
      bank.store.execute('update accounts set is_shutdown = $2 where id = $1', [gym.gym.accountId, isShut]);
    await close(true);
    const closed = [(await bank.visit(page)).status, (await bank.visit(page, ANA)).status];
    await close(false);
    expect(closed).toEqual([404, 404]);
  });

  it('of two payers at once makes one subscription', async () => {
    const { data, page } = await opened({ payment_method: 'banking_billet' });
    const both = [ANA, { ...ANA, nome: 'Bruno Prado', documento: '123.456.789-09' }];
    const sent = await Promise.all(both.map((payer) => bank.visit(page, { ...payer, forma: 'boleto' })));
    expect(sent.map(({ status }) => status)).toEqual([303, 303]);
    expect((await of(data.subscription_id)).history).toHaveLength(1);
  });

  it('takes nobody once it ended, was cancelled or is paid otherwise', async () => {
    const expire_at = await bank.today();
    const cancelled = await opened();
    expect((await ask('PUT', `/subscription/${cancelled.data.subscription_id}/cancel`)).status).toBe(200);
    const called = await opened();
    expect((await ask('PUT', `/charge/${called.data.charge.id}/cancel`)).status).toBe(200);
    for (const { page } of [cancelled, called]) {
      const reply = await bank.visit(page);
      expect([reply.status, reply.text]).toEqual([410, expect.stringContaining('não recebe mais')]);
      await bank.visit(page, { ...ANA, forma: 'boleto' });
    }
    expect(await of(called.data.subscription_id)).toMatchObject({ occurrences: 0 });
    expect((await ask('GET', `/charge/${cancelled.data.charge.id}`)).json.data.status).toBe('canceled');
    const last = await opened({ expire_at, payment_method: 'credit_card' });
    expect((await bank.visit(last.page)).text).not.toContain('Assinar com boleto');
    expect((await bank.visit(last.page, { ...ANA, forma: 'boleto' })).status).toBe(422);
    await bank.store.execute(`update subscription_links set expire_at = '2020-01-01' where charge_id = $1`, [
      last.data.charge.id,
    ]);
    expect((await bank.visit(last.page)).text).toContain('Este link expirou.');
    expect((await bank.visit('/assinar/abcdefghijklmnopqrstuvwx')).status).toBe(404);
  });

  it('charges no card once its first charge was cancelled, though its payer had come', async () => {
    const { data, page } = await opened();
    const cardPage = String((await bank.visit(page, { ...ANA, forma: 'cartao' })).headers['location']);
    expect((await ask('PUT', `/charge/${data.charge.id}/cancel`)).status).toBe(200);
    expect((await bank.visit(cardPage)).text).toContain('nada mais será cobrado');
    expect((await gym.typeCard(cardPage, '4111111111111111')).status).toBe(422);
    await gym.round();
    expect(await of(data.subscription_id)).toMatchObject({ status: 'canceled', occurrences: 0, history: [] });
    expect((await ask('GET', `/charge/${data.charge.id}`)).json.data.status).toBe('canceled');
  });

  it.each([
    ['boleto', {}],
    ['cartao', { card_discount: 100 }],
  ])('has on its first charge by %s what its application called it by', async (forma, settings) => {
    const { data, page } = await opened(settings, { metadata: { custom_id: 'aluno-2' } });
    const metadata = { custom_id: 'mensalidade-1', notification_url: 'https://loja.exemplo.com.br/avisos' };
    await ask('PUT', `/charge/${data.charge.id}/metadata`, metadata);
    const sent = await bank.visit(page, { ...ANA, forma });
    if (forma === 'cartao') await gym.typeCard(String(sent.headers['location']), '4111111111111111');
    await bank.runJobs();
    expect((await ask('GET', `/charge/${data.charge.id}`)).json.data).toMatchObject(metadata);
    expect((await of(data.subscription_id)).custom_id).toBe('aluno-2');
  });

  it('renamed whole before its payer comes renames its first charge', async () => {
    const { data, page } = await opened({ payment_method: 'banking_billet' });
    await ask('PUT', `/charge/${data.charge.id}/metadata`, { custom_id: 'mensalidade-1' });
    await ask('PUT', `/subscription/${data.subscription_id}/metadata`, { custom_id: 'aluno-3' });
    await bank.visit(page, { ...ANA, forma: 'boleto' });
    expect((await ask('GET', `/charge/${data.charge.id}`)).json.data.custom_id).toBe('aluno-3');
  });

  it('is refused at what is wrong', async () => {
    const path = `/plan/${plan}/subscription/one-step/link`;
    const refused = async (settings: object) => {
      const { json } = await ask('POST', path, { items, settings });
      return [json.code, json.error_description?.property];
    };
    expect(await refused({ expire_at: addDays(await bank.today(), -1) })).toEqual([3500034, '/settings/expire_at']);
    expect(await refused({ expire_at: '2027-02-30' })).toEqual([3500034, '/settings/expire_at']);
    expect(await refused({ billet_discount: 9_900 })).toEqual([3500034, '/settings/billet_discount']);
    expect(await refused({ card_discount: 9_900 })).toEqual([3500034, '/settings/card_discount']);
    expect(await refused({ payment_method: 'banking_billet', card_discount: 9_900 })).toEqual([200, undefined]);
    expect((await refused({ payment_method: 'pix' }))[0]).toBe(3500034);
    expect((await others('POST', path, { items })).status).toBe(404);
    const { data } = await opened();
    const payment = {
      banking_billet: {
        customer: { name: 'Ana Prado', cpf: '52998224725' },
        expire_at: addDays(await bank.today(), 9),
      },
    };
    expect((await ask('POST', `/subscription/${data.subscription_id}/pay`, { payment })).json.code).toBe(3500036);
    expect((await ask('POST', `/charge/${data.charge.id}/pay`, { payment })).json.code).toBe(3500030);
  });
});

describe('a subscription’s charge by e-mail (public-api-schemas.json, SendSubscriptionLinkEmail)', () => {
  it('is its link while nobody pays it, then its billet', async () => {
    const { data, page } = await opened({ payment_method: 'banking_billet' });
    const path = `/charge/${data.charge.id}/subscription/resend`;
    expect((await ask('POST', path, { email: 'Caio@exemplo.com' })).json).toEqual({ code: 200 });
    await bank.runJobs();
    expect(await mails('caio@exemplo.com')).toEqual([expect.stringContaining(page)]);
    const wrong = (await ask('POST', path, { email: 'caio' })).json;
    expect([wrong.code, wrong.error_description.property]).toEqual([3500034, '/email']);
    expect((await others('POST', path, { email: 'caio@exemplo.com' })).status).toBe(404);
    await bank.visit(page, { ...ANA, nome: 'Caio Prado', documento: '111.444.777-35', forma: 'boleto' });
    await bank.runJobs();
    expect((await ask('POST', path, { email: 'caio@exemplo.com' })).json).toEqual({ code: 200 });
    await bank.runJobs();
    expect((await mails('caio@exemplo.com')).slice(1)).toEqual([expect.stringContaining('linha digitável')]);
    expect((await others('POST', path, { email: 'caio@exemplo.com' })).status).toBe(404);
    await ask('PUT', `/charge/${data.charge.id}/cancel`);
    expect((await ask('POST', path, { email: 'caio@exemplo.com' })).json.code).toBe(3500036);
  });

  it('is nothing of a charge that no subscription has, or of a link that was cancelled', async () => {
    const expire_at = addDays(await bank.today(), 9);
    const payment = { banking_billet: { customer: { name: 'Ana Prado', cpf: '52998224725' }, expire_at } };
    const { charge_id } = (await ask('POST', '/charge/one-step', { items, payment })).json.data;
    const email = { email: 'caio@exemplo.com' };
    expect((await ask('POST', `/charge/${charge_id}/subscription/resend`, email)).status).toBe(404);
    const { data } = await opened();
    await ask('PUT', `/subscription/${data.subscription_id}/cancel`);
    expect((await ask('POST', `/charge/${data.charge.id}/subscription/resend`, email)).json.code).toBe(3500081);
  });
});
