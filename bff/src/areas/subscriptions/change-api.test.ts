import { beforeAll, describe, expect, it } from 'vitest';
import { GOOD, NO_FUNDS, openGym, type Gym } from '../../../test/card-subscriptions';
import { cardToken } from '../../../test/cards';
import { api, bank, openApiForTests, type PublicApiTest } from '../../../test/public-api';
import { addDays } from '../../core/calendar';

openApiForTests();

const items = [{ name: 'Mensalidade', value: 9_900, amount: 1 }];
let gym: Gym;
let ask: Awaited<ReturnType<PublicApiTest['charging']>>;
let others: typeof ask;
beforeAll(async () => {
  gym = await openGym(bank);
  ask = await api.charging(gym.gym);
  others = await api.charging(await bank.openAccount());
});

const planOf = async (by: typeof ask, name: string, repeats: number | null = null): Promise<number> =>
  (await by('POST', '/plan', { name, interval: 1, repeats })).json.data.plan_id;

/** A subscription by billet, made by the API. */
async function byBillet(plan: number, value: number) {
  const expire_at = addDays(await bank.today(), 25);
  const payment = { banking_billet: { customer: { name: 'Gorbadoc Oldbuck', cpf: '12345678909' }, expire_at } };
  const body = { items: [{ ...items[0]!, value }], payment };
  return (await ask('POST', `/plan/${plan}/subscription/one-step`, body)).json.data;
}

describe('a subscription changed by the API (public-api-schemas.json, UpdateSubscription)', () => {
  it('by card gets the card at once: its first charge is paid, and the next card waits for the next period', async () => {
    const { id } = await gym.made();
    const payment_token = await cardToken(bank, GOOD, true);
    const put = await ask('PUT', `/subscription/${id}`, { payment_token });
    expect(put.json.data).toMatchObject({ status: 'active', payment_method: 'credit_card', occurrences: 1 });
    await bank.runJobs();
    expect(await gym.show(id)).toMatchObject({ paid_charges: 1, card: { last4: '1111' } });
    await ask('PUT', `/subscription/${id}`, { payment_token });
    await ask('PUT', `/subscription/${id}`, { payment_token: await cardToken(bank, GOOD, true) });
    await bank.runJobs();
    expect(await gym.charges(id)).toHaveLength(1);
    expect((await gym.told(id)).filter((line) => line.startsWith('Cartão'))).toEqual([
      'Cartão trocado',
      'Cartão informado',
    ]);
  });

  it('by a card that was refused has the refused charge paid by the new one', async () => {
    const { id, page } = await gym.made();
    await gym.typeCard(page, NO_FUNDS);
    expect(await gym.show(id)).toMatchObject({ paid_charges: 0 });
    await ask('PUT', `/subscription/${id}`, { payment_token: await cardToken(bank, GOOD, true) });
    await bank.runJobs();
    expect(await gym.show(id)).toMatchObject({ paid_charges: 1, issued: 1 });
  });

  it('keeps everything where the card is used up or refused its terms, in one transaction', async () => {
    const { id } = await gym.made();
    const spent = await cardToken(bank);
    const paid = { credit_card: { customer: { name: 'Ana Prado', cpf: '52998224725' }, payment_token: spent } };
    expect((await ask('POST', '/charge/one-step', { items, payment: paid })).json.data.status).toBe('approved');
    const plan_id = await planOf(ask, 'Nunca');
    const before = (await ask('GET', `/subscription/${id}`)).json;
    const used = await ask('PUT', `/subscription/${id}`, { plan_id, payment_token: spent });
    expect([used.status, used.json.code]).toEqual([400, 3500018]);
    const number = await ask('PUT', `/subscription/${id}`, { plan_id, payment_token: GOOD });
    expect([number.status, number.json.code]).toEqual([400, 3500034]);
    expect((await ask('GET', `/subscription/${id}`)).json).toEqual(before);
  });

  it('is refused at what is wrong', async () => {
    const { subscription_id: id } = await byBillet(await planOf(ask, 'Bronze'), 9_800);
    const token = await cardToken(bank);
    const refused = async (body: object, path = `/subscription/${id}`) => {
      const { json } = await ask('PUT', path, body);
      return [json.code, json.error_description.property ?? json.error_description];
    };
    expect(await refused({ customer: { email: 'ana' } })).toEqual([3500034, '/customer/email']);
    expect(await refused({ customer: { phone_number: '123' } })).toEqual([3500034, '/customer/phone_number']);
    expect(await refused({ items: [{ name: 'A', value: 1 }] })).toEqual([3500034, expect.stringContaining('/items')]);
    expect(await refused({ plan_id: 999_999 })).toEqual([3500034, '/plan_id']);
    expect(await refused({ plan_id: await planOf(others, 'Alheio') })).toEqual([3500034, '/plan_id']);
    expect(await refused({ payment_token: token })).toEqual([3500036, expect.stringContaining('paga por boleto')]);
    expect((await refused({}))[0]).toBe(3500034);
    await ask('PUT', `/subscription/${id}/cancel`);
    expect(await refused({ customer: { email: 'ana@exemplo.com' } })).toEqual([
      3500036,
      expect.stringContaining('Cancelada'),
    ]);
  });

  it('tells a new phone alone to its open charges too', async () => {
    const { subscription_id: id } = await byBillet(await planOf(ask, 'Ferro'), 9_700);
    expect((await ask('PUT', `/subscription/${id}`, { customer: { phone_number: '(11) 3265-4321' } })).status).toBe(
      200,
    );
    const { rows } = await bank.store.execute('select customer_phone from charges where subscription_id = $1', [id]);
    expect(rows).toEqual([{ customer_phone: '1132654321' }]);
  });

  it('of homologation gives no part of its money to a real account, whatever its items say', async () => {
    const test = await api.charging(gym.gym, 'homologation');
    const { rows } = await bank.store.execute('select account_code from accounts where id = $1', [gym.gym.accountId]);
    const part = { payee_code: rows[0].account_code, type: 'percentage', value: 10_000 };
    const expire_at = addDays(await bank.today(), 25);
    const payment = { banking_billet: { customer: { name: 'Ana Prado', cpf: '52998224725' }, expire_at } };
    const made = await test('POST', `/plan/${await planOf(test, 'Ouro')}/subscription/one-step`, { items, payment });
    const id = made.json.data.subscription_id;
    for (const repasses of [[part], [{ ...part, value: -1 }], 'tudo'])
      expect((await test('PUT', `/subscription/${id}`, { items: [{ ...items[0]!, repasses }] })).status).toBe(200);
    const { rows: held } = await bank.store.execute(
      `select terms -> 'items' as items from subscriptions where id = $1`,
      [id],
    );
    expect(held).toEqual([{ items }]);
  });

  it('is not changed before it is said how it is paid, nor by another account', async () => {
    const plan = await planOf(ask, 'Cobre');
    const begun = (await ask('POST', `/plan/${plan}/subscription`, { items })).json.data.subscription_id;
    const body = { customer: { email: 'ana@exemplo.com' } };
    expect((await ask('PUT', `/subscription/${begun}`, body)).json.code).toBe(3500036);
    const { id } = await gym.made();
    const payment_token = await cardToken(bank, GOOD, true);
    for (const asked of [body, { payment_token }])
      expect((await others('PUT', `/subscription/${id}`, asked)).status).toBe(404);
    expect(await gym.show(id)).toMatchObject({ issued: 0, card: { is_given: false } });
  });

  // the clock is moved, and the application's token ends with it
  it('has another plan, items, shipping and payer’s contact from its next charge on', async () => {
    const { subscription_id: id } = await byBillet(await planOf(ask, 'Ouro'), 9_900);
    const plan_id = await planOf(ask, 'Prata', 6);
    const { status, json } = await ask('PUT', `/subscription/${id}`, {
      plan_id,
      items: [{ name: 'Aula', value: 4_000, amount: 2 }],
      shippings: [
        { name: 'Apostila', value: 300 },
        { name: 'Uniforme', value: 200 },
      ],
      customer: { email: 'ana@exemplo.com', phone_number: '11987654321' },
    });
    expect([status, json.data]).toEqual([
      200,
      expect.objectContaining({
        subscription_id: id,
        value: 8_500,
        plan: { plan_id, name: 'Prata', interval: 1, repeats: 6 },
        customer: { email: 'ana@exemplo.com', phone_number: '11987654321' },
        payment_method: 'banking_billet',
        occurrences: 1,
      }),
    ]);
    await gym.pass(50, 50);
    const { rows } = await bank.store.execute(
      `select value::int, customer_email as email, customer_phone as phone from charges
        where subscription_id = $1 order by id`,
      [id],
    );
    const contact = { email: 'ana@exemplo.com', phone: '11987654321' };
    expect(rows.slice(0, 2)).toEqual([
      { value: 9_900, ...contact },
      { value: 8_500, ...contact },
    ]);
    expect(await gym.told(id)).toEqual(expect.arrayContaining(['Telefone alterado para (11) 98765-4321']));
  });
});
