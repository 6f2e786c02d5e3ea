import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ANALYSED, FAILS_TWICE, GOOD, NO_FUNDS, openGym, type Gym } from '../../../test/card-subscriptions';
import { addCustomer, customerInput } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';

let bank: EmptyBank;
let gym: Member;
let { plan, show, charges, told, made, giveCard, typeCard, pass, passDue } = {} as Gym;

beforeAll(async () => {
  bank = await openEmptyBank();
  ({ gym, plan, show, charges, told, made, giveCard, typeCard, pass, passDue } = await openGym(bank));
});
afterAll(() => bank.close());

const MASTER = '5555555555554444';
const lastOf = async (id: number) => (await charges(id))[0]!;
/** The seller cancels charges of a subscription, or marks them as paid. */
const act = async (what: 'cancel' | 'manual-payment', id: number) => {
  const body = { ids: [(await lastOf(id)).id] };
  const { json } = await gym.call(`PUT /subscription/{id}/charges/${what}`, { params: { id }, body });
  expect(json.results.map(({ ok }) => ok)).toEqual([true]);
};
const stored = async (id: number) =>
  (
    await bank.store.execute(
      'select failure, failed_at, retry_on, failed_charge, refusals from subscriptions where id = $1',
      [id],
    )
  ).rows[0];
const NOTHING = { failure: null, failed_at: null, retry_on: null, failed_charge: null, refusals: 0 };

describe('the refused charge is no longer open', () => {
  it.each(['cancel', 'manual-payment'] as const)(
    '%s: another card is taken, and charged from the next period on',
    async (what) => {
      const { id, page } = await made();
      await typeCard(page, NO_FUNDS);
      await act(what, id);
      expect((await bank.visit(page)).text).toContain('Trocar cartão');
      expect((await typeCard(page, GOOD)).status).toBe(303);
      expect([(await charges(id)).length, await stored(id)]).toEqual([1, NOTHING]);
      await pass(40, 5);
      expect(await lastOf(id)).toMatchObject({ period: 2, status: 'approved' });
      expect((await show(id)).card?.last4).toBe('1111');
    },
  );

  it('nor the subscription, which its seller cancelled: nothing is tried again, though its charge may be paid still', async () => {
    const { id, page } = await made();
    await typeCard(page, NO_FUNDS);
    await gym.call('PUT /subscriptions/cancel', { body: { ids: [id] } });
    expect(await stored(id)).toEqual(NOTHING);
    await pass(10);
    expect([(await charges(id)).map(({ status }) => status), (await show(id)).status]).toEqual([
      ['unpaid'],
      'canceled',
    ]);
  });

  it('and the subscription ended with it: no card is asked for or taken', async () => {
    const { id, page } = await made();
    await typeCard(page, NO_FUNDS);
    await pass(7);
    expect((await show(id)).status).toBe('canceled');
    await act('manual-payment', id);
    expect((await bank.visit(page)).text).toContain('Esta assinatura terminou');
    expect((await typeCard(page, GOOD)).status).toBe(422);
  });

  it('paid otherwise while its card was asked: the refusal is told to nobody', async () => {
    const { id, page } = await made();
    await giveCard(page, NO_FUNDS);
    await act('manual-payment', id);
    await bank.runJobs();
    expect([(await lastOf(id)).status, await stored(id)]).toEqual(['settled', NOTHING]);
    const { rows } = await bank.store.execute(
      `select count(*)::int as n from sandbox_messages where body like '%${page}' and subject like 'Cartão recusado%'`,
    );
    expect(rows[0].n).toBe(0);
  });

  it('paid otherwise while its card was asked again: nothing is refused any more, and the next period is charged', async () => {
    const { id, page } = await made();
    await typeCard(page, NO_FUNDS);
    await gym.call('POST /subscription/{id}/retry', { params: { id } });
    await act('manual-payment', id);
    await bank.runJobs();
    expect(await stored(id)).toEqual(NOTHING);
    await pass(40, 5);
    expect((await show(id)).issued).toBe(2);
  });
});

describe('the card on file', () => {
  it('given while the one before is charged has its own brand and digits', async () => {
    const { id, page } = await made();
    await giveCard(page, GOOD);
    await giveCard(page, MASTER);
    await bank.runJobs();
    const seen = await show(id);
    expect([seen.paid_charges, seen.card]).toMatchObject([1, { is_given: true, brand: null, last4: null }]);
    await pass(40, 5);
    expect((await show(id)).card).toMatchObject({ brand: 'mastercard', last4: '4444' });
  });

  it('unknown to the processor: it has not the digits of the card before it', async () => {
    const { id, page } = await made();
    await typeCard(page, FAILS_TWICE);
    await pass(38);
    expect((await show(id)).card?.last4).toBe('0341');
    await bank.visit(`${page}/cartao`, { token: 'unknown' });
    await bank.runJobs();
    expect((await show(id)).card).toMatchObject({ brand: null, last4: null });
  });
});

describe('what the seller changes', () => {
  it('cancels with its charges: the history names as canceled only those that were', async () => {
    const { id, page } = await made();
    await typeCard(page, ANALYSED);
    const charge = await lastOf(id);
    expect(charge.status).toBe('waiting');
    await gym.call('PUT /subscriptions/cancel', { body: { ids: [id], cancel_charges: true } });
    expect((await lastOf(id)).status).toBe('waiting');
    expect(await told(id)).toContain(`Assinatura cancelada; a cobrança ${charge.id} continua valendo`);
    const other = await made();
    await typeCard(other.page, NO_FUNDS);
    await gym.call('PUT /subscriptions/cancel', { body: { ids: [other.id], cancel_charges: true } });
    expect(await told(other.id)).toContain(`Assinatura cancelada, com a cobrança ${(await lastOf(other.id)).id}`);
  });

  const shorten = async (id: number) => {
    const body = { name: `Só dois ${id}`, interval: 1, repeats: 2 };
    expect((await gym.call('PUT /plan/{id}', { params: { id }, body })).status).toBe(200);
  };

  it('shortens the plan to what was charged: the refused charge is still owed, and says so', async () => {
    const plan_id = await plan();
    const { id, page } = await made({ plan_id });
    await typeCard(page, FAILS_TWICE);
    await passDue(id, 1);
    await shorten(plan_id);
    expect(await show(id)).toMatchObject({
      status: 'expired',
      issued: 2,
      failure: expect.stringContaining('Saldo'),
      actions: ['retry'],
    });
    await pass(10);
    expect([(await lastOf(id)).status, await stored(id)]).toEqual(['approved', NOTHING]);
  });

  it('shortens the plan to what was charged: a charge that could not be made is no failure any more', async () => {
    const plan_id = await plan();
    const { id, page } = await made({ plan_id });
    await typeCard(page, GOOD);
    await pass(40, 5);
    await bank.store.execute('update subscription_cards set token = null where subscription_id = $1', [id]);
    await pass(30, 5);
    expect(await stored(id)).toMatchObject({ failure: 'O cliente ainda não informou o cartão', failed_charge: null });
    await shorten(plan_id);
    expect(await stored(id)).toEqual(NOTHING);
  });

  it('renames the customer: the subscription is found by the name that its charges have', async () => {
    const customer = await addCustomer(gym, { name: 'Nome Antigo' });
    const { id, page } = await made({ customers: [customer] });
    const body = customerInput({ name: 'Zuleica Nova' });
    expect((await gym.call('PUT /customer/{id}', { params: { id: customer }, body })).status).toBe(200);
    await typeCard(page, GOOD);
    const found = async (text: string) => (await gym.call('POST /v2/subscriptions', { body: { text } })).json.items;
    expect((await found('zuleica')).map((row) => [row.id, row.customer_name])).toEqual([[id, 'Zuleica Nova']]);
    expect(await found('nome antigo')).toEqual([]);
  });
});
