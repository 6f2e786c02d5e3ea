import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SubscriptionInput } from '@balcao/contract/subscriptions';
import { addCustomer } from '../../../test/billets';
import { FAILS_TWICE, GOOD, NO_FUNDS, openGym, type Gym } from '../../../test/card-subscriptions';
import { cardToken } from '../../../test/cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, diffDays, nextBusinessDay } from '../../core/calendar';
import { cardAuthorise, hearCardEvent } from '../card-charges/service';

let bank: EmptyBank;
let gym: Member;
let { plan, ask, show, charges, told, retry, made, giveCard, typeCard, round, pass, passDue } = {} as Gym;

beforeAll(async () => {
  bank = await openEmptyBank();
  ({ gym, plan, ask, show, charges, told, retry, made, giveCard, typeCard, round, pass, passDue } =
    await openGym(bank));
});
afterAll(() => bank.close());

describe('domain.md 1: a gym sells a monthly plan by card', () => {
  it('is paid for a year by moving the clock, one card failing twice: each period once, what was refused in the end', async () => {
    const ana = await made({ plan_id: await plan(12) });
    const bia = await made({ plan_id: await plan(12) });
    const asked = await bank.store.execute("select body from sandbox_messages where body like '%/assinatura/%'");
    expect(asked.rows.length).toBe(2);
    expect(await show(ana.id)).toMatchObject({ status: 'new', issued: 0, card: { is_given: false } });
    expect((await typeCard(ana.page, GOOD)).status).toBe(303);
    expect((await typeCard(bia.page, FAILS_TWICE)).status).toBe(303);
    expect(await show(ana.id)).toMatchObject({ status: 'active', issued: 1, paid_charges: 1, card: { last4: '1111' } });
    await passDue(bia.id, 3);
    // the second payment is refused on its due date, and again three days later
    const refused = await show(bia.id);
    expect(refused).toMatchObject({ issued: 2, paid_charges: 1, overdue_charges: 1, status: 'active' });
    expect(refused.failure).toContain('Saldo ou limite insuficiente');
    expect((await charges(bia.id))[0]).toMatchObject({ period: 2, status: 'unpaid' });
    await pass(335, 5);
    for (const { id } of [ana, bia]) {
      expect(await show(id)).toMatchObject({
        status: 'expired',
        issued: 12,
        paid_charges: 12,
        open_value: 0,
        failure: null,
      });
      expect((await charges(id)).map(({ period }) => period)).toEqual([12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    }
    const lines = await told(bia.id);
    expect(lines.filter((line) => line.startsWith('Cartão recusado'))).toHaveLength(2);
    expect(lines).toContain('Cartão aceito na nova tentativa');
    expect((await told(ana.id)).filter((line) => /recusado|nova tentativa/i.test(line))).toEqual([]);
  }, 120_000);

  it('has no page for its card once the account is closed', async () => {
    const { page } = await made();
    const close = (isShut: boolean) =>
      bank.store.execute('update accounts set is_shutdown = $2 where id = $1', [gym.accountId, isShut]);
    await close(true);
    const replies = [await bank.visit(page), await giveCard(page, GOOD)];
    await close(false);
    expect(replies.map(({ status }) => status)).toEqual([404, 404]);
  });

  it('refused three times it ends; tried again with another card, it is paid and goes on (retry card)', async () => {
    const { id, page } = await made();
    await typeCard(page, NO_FUNDS);
    expect(await show(id)).toMatchObject({ status: 'active', issued: 1, paid_charges: 0 });
    await pass(7);
    const over = await show(id);
    expect(over).toMatchObject({ status: 'canceled', next_expire_at: null, actions: ['retry'] });
    expect(await told(id)).toContain('Assinatura cancelada: cartão recusado 3 vezes');
    await pass(40);
    expect((await charges(id)).length).toBe(1);
    expect((await bank.visit(page)).text).toContain('O cartão não foi aceito na última cobrança');
    // the seller tries first: the card is refused again, and nothing is charged twice
    expect((await retry(id)).json).toMatchObject({ failure: null });
    expect(await show(id)).toMatchObject({ status: 'canceled', paid_charges: 0 });
    await typeCard(page, GOOD);
    const again = await show(id);
    expect(again).toMatchObject({ status: 'active', paid_charges: 1, open_value: 0, failure: null });
    expect(again.next_expire_at! > (await bank.today())).toBe(true);
    expect(await told(id)).toContain('Cartão aceito: assinatura reativada');
    expect((await retry(id)).status).toBe(409);
    await gym.call('PUT /subscriptions/cancel', { body: { ids: [id] } });
  });

  it('one whose next try is a fault holds up no other, and is tried again the day after', async () => {
    const [broken, sound] = [await made(), await made()];
    for (const { page } of [broken, sound]) await typeCard(page, NO_FUNDS);
    // the id of a charge that does not exist: looking for it fails
    await bank.store.execute('update subscriptions set failed_charge = 0 where id = $1', [broken.id]);
    await pass(3);
    expect((await told(sound.id)).filter((line) => line.startsWith('Nova tentativa'))).toHaveLength(2);
    const { rows } = await bank.store.execute('select retry_on::text from subscriptions where id = $1', [broken.id]);
    expect(rows[0].retry_on).toBe(addDays(await bank.today(), 1));
    await gym.call('PUT /subscriptions/cancel', { body: { ids: [broken.id, sound.id] } });
  });

  it('one canceled by its seller is tried no more, and its page says so', async () => {
    const { id, page } = await made();
    await typeCard(page, NO_FUNDS);
    await gym.call('PUT /subscriptions/cancel', { body: { ids: [id], cancel_charges: true } });
    await pass(10);
    expect((await charges(id)).map(({ status }) => status)).toEqual(['canceled']);
    expect((await bank.visit(page)).text).toContain('Esta assinatura terminou');
    expect((await typeCard(page, GOOD)).status).toBe(422);
    expect((await retry(id)).status).toBe(409);
  });

  it('one canceled while its card is being asked is asked for nothing more, though the card is refused', async () => {
    const { id, page } = await made();
    await giveCard(page, NO_FUNDS);
    expect((await gym.call('PUT /subscriptions/cancel', { body: { ids: [id] } })).json.results[0]!.ok).toBe(true);
    await bank.runJobs();
    expect((await charges(id)).map(({ status }) => status)).toEqual(['unpaid']);
    expect(await show(id)).toMatchObject({ status: 'canceled', failure: null, actions: [] });
  });

  it('without a card nothing is charged: the seller is told, and the first card is charged at once', async () => {
    const today = await bank.today();
    // a due date must be a business day here: others roll to the next one
    const due = nextBusinessDay(addDays(today, 5));
    const { id, page } = await made({ expire_at: due });
    await pass(diffDays(today, due));
    expect(await show(id)).toMatchObject({
      status: 'new',
      issued: 0,
      failure: 'O cliente ainda não informou o cartão',
    });
    await typeCard(page, GOOD);
    expect(await show(id)).toMatchObject({ status: 'active', issued: 1, paid_charges: 1, failure: null });
  });

  it('the same token sent twice, the round run again, and an event told twice charge a card once', async () => {
    const { id, page } = await made();
    const token = await cardToken(bank, GOOD, true);
    const [one, two] = await Promise.all([
      bank.visit(`${page}/cartao`, { token }),
      bank.visit(`${page}/cartao`, { token }),
    ]);
    expect([one.status, two.status]).toEqual([303, 303]);
    await bank.runJobs();
    await Promise.all([round(), round()]);
    await bank.runJobs();
    expect((await charges(id)).map(({ status }) => status)).toEqual(['approved']);
    const { rows } = await bank.store.execute(
      `select t.account_id, t.id, t.key from card_tries t join charges c on c.account_id = t.account_id
        and c.id = t.charge_id where c.subscription_id = $1`,
      [id],
    );
    expect(rows).toHaveLength(1);
    const ref = { accountId: rows[0].account_id, id: rows[0].id };
    const prepared = await cardAuthorise.prepare!(bank.store.db, ref, bank.services);
    await bank.work((trx, tools) => cardAuthorise.run(trx, ref, tools, prepared));
    const event = {
      eventId: `${rows[0].key}:again`,
      key: rows[0].key,
      kind: 'approved' as const,
      number: null,
      amount: null,
      reason: null,
      deadline: null,
      at: new Date(),
    };
    await bank.work((trx, tools) => hearCardEvent(trx, tools, event));
    const again = await bank.work((trx, tools) => hearCardEvent(trx, tools, event));
    expect(again).toBe('repeated');
    expect(await show(id)).toMatchObject({ paid_charges: 1, issued: 1 });
  });

  it('after a month without a round, what was refused is tried before the next period is charged', async () => {
    const { id, page } = await made();
    await typeCard(page, NO_FUNDS);
    await bank.moveDays(40);
    await round();
    expect(await show(id)).toMatchObject({ status: 'active', issued: 1 });
    await bank.runJobs();
    expect((await told(id)).filter((line) => line.startsWith('Cartão recusado'))).toHaveLength(2);
    await gym.call('PUT /subscriptions/cancel', { body: { ids: [id], cancel_charges: true } });
  });

  it('the first card given months late is charged for one period, and the next a month on', async () => {
    const { id, page } = await made();
    await pass(70, 10);
    expect(await show(id)).toMatchObject({ status: 'new', issued: 0 });
    await typeCard(page, GOOD);
    for (let n = 0; n < 4; n++) {
      await round();
      await bank.runJobs();
    }
    expect((await charges(id)).map(({ period }) => period)).toEqual([1]);
    expect((await show(id)).next_expire_at! > (await bank.today())).toBe(true);
    await pass(40, 5);
    expect((await show(id)).issued).toBe(2);
  });

  it('its page is small, keeps to its own policy, sets no cookie and tells nothing of the account', async () => {
    const { page } = await made();
    const { text, headers } = await bank.visit(page);
    expect(text.length).toBeLessThan(60_000);
    expect(headers['content-security-policy']).toContain("default-src 'none'");
    expect(headers['set-cookie']).toBeUndefined();
    expect((await bank.visit('/assinatura/aaaaaaaaaaaaaaaaaaaaaaaa')).status).toBe(404);
  });
});

it.each<[Partial<SubscriptionInput>, string]>([
  [{ fine: 200 }, 'fine'],
  [{ interest: 33 }, 'interest'],
  [{ write_off_days: 10 }, 'write_off_days'],
])('refuses %j at its field: a card is charged on the day', async (given, field) => {
  const reply = await ask(given);
  expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([422, field]);
});

it('domain.md 1: card charges need the activity branch', async () => {
  const bare = await bank.openAccount();
  const own = await addCustomer(bare);
  const { json } = await bare.call('POST /plan', { body: { name: 'Mensal', interval: 1, repeats: null } });
  const reply = await ask({ customers: [own], plan_id: json.id }, bare);
  expect([reply.status, reply.json.errors?.[0]?.field]).toEqual([422, 'payment_method']);
});
