import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PaymentLinkInput } from '@balcao/contract/payment-links';
import { callSigned } from '../../../../tests/support/sign';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { addDays, diffDays, nextBusinessDay } from '../../core/calendar';
import { balanceOf } from '../../ledger/ledger';
import type { CardEvent } from '../../rails/cards/port';
import { cardDebits } from './contest';
import { cardRound, cardsLapse, hearCardEvent } from './events';
import { payByCard } from './service';

let bank: EmptyBank;
let member: Member;
let other: Member;

const seller = async (): Promise<Member> => {
  const made = await bank.openAccount();
  await made.call('PUT /account/activity-branch', { body: { category: 0 } });
  return made;
};
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await seller();
  other = await seller();
});
// a charge is marked as paid by the test itself, and an account is made poor
afterAll(() =>
  bank.close([
    'a charge that was paid has the day and the amount',
    'what is reserved is not the sum of its reservations',
  ]),
);

const VISA = '4111111111111111';
const VALUE = 12_345;
const CARD = { number: VISA, expiry: '12/40', cvv: '123', holder: 'Ana Prado' };
const PAYER = { nome: 'Ana Prado', documento: '529.982.247-25', email: 'ana@exemplo.com' };

async function link(given: Partial<PaymentLinkInput> = {}, by = member): Promise<{ id: number; url: string }> {
  const body = { items: [{ name: 'Kit', amount: 1, value: VALUE }], message: 'Obrigado pela compra', ...given };
  const reply = await by.call('POST /payment-links', { body });
  if (reply.status !== 200) throw new Error(JSON.stringify(reply.json));
  return reply.json;
}
/** Begins a payment by card on a new link; answers the address of the payer's charge and its id. */
async function begun(given: Partial<PaymentLinkInput> = {}, by = member): Promise<{ own: string; id: number }> {
  const { id, url } = await link(given, by);
  const sent = await bank.visit(url, { ...PAYER, forma: 'cartao' });
  if (sent.status !== 303) throw new Error(sent.text);
  const { items } = (await by.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json;
  return { own: String(sent.headers['location']), id: items[0]!.id };
}
async function tokenOf(number = VISA): Promise<string> {
  const reply = await bank.visit('/processadora/cartoes', { ...CARD, number });
  return JSON.parse(reply.text).token;
}
async function typeCard(own: string, number = VISA, parcelas = '1'): Promise<{ status: number; text: string }> {
  return bank.visit(`${own}/cartao`, { token: await tokenOf(number), parcelas });
}
async function paid(number = VISA, parcelas = '1', by = member): Promise<number> {
  const { own, id } = await begun({}, by);
  const reply = await typeCard(own, number, parcelas);
  if (reply.status !== 303) throw new Error(reply.text);
  await bank.runJobs();
  return id;
}
const show = async (id: number, by = member) =>
  (await by.call('GET /credit-card-charge/{id}', { params: { id } })).json;
/** Moves the clock by days and processes the events that the card processor sends until then. */
async function pass(days: number): Promise<void> {
  await bank.moveDays(days);
  const prepared = await cardRound.prepare!(bank.store.db, {}, bank.services);
  await bank.work((trx, tools) => cardRound.run(trx, {}, tools, prepared));
  await bank.runJobs();
}
const balance = async (by = member) => (await balanceOf(bank.store.db, by.accountId)).available;
const refund = (id: number, value: number, by = member) =>
  callSigned(by, 'POST /credit-card-charge/{id}/refund', { params: { id }, body: { value } });
const lines = async (id: number) => (await show(id)).charge_histories.map(({ message }) => message);

describe('domain.md 1: paying by card', () => {
  it('the card is offered where the link takes it and the account has its branch', async () => {
    const none = await bank.openAccount();
    const { url } = await link({}, none);
    expect((await bank.visit(url)).text).not.toContain('Pagar com cartão');
    expect((await bank.visit(url, { ...PAYER, forma: 'cartao' })).status).toBe(422);
    const body = { items: [{ name: 'Kit', amount: 1, value: VALUE }], message: 'Olá a todos' };
    const refused = await none.call('POST /payment-links', { body: { ...body, payment_method: 'credit_card' } });
    expect([refused.status, refused.json.errors?.[0]?.field]).toEqual([422, 'payment_method']);
    expect((await bank.visit((await link({ payment_method: 'pix' })).url)).text).not.toContain('Pagar com cartão');
    const only = await bank.visit((await link({ payment_method: 'credit_card' })).url);
    expect(only.text).toContain('Pagar com cartão');
    expect(only.text).not.toContain('Gerar');
  });

  it('whoever comes back to pay in the other way is led to a charge of that way, at one price', async () => {
    const { url } = await link();
    const begin = async (forma = {}) => String((await bank.visit(url, { ...PAYER, ...forma })).headers['location']);
    const billet = await begin();
    const card = await begin({ forma: 'cartao' });
    expect(card).not.toBe(billet);
    expect([await begin(), await begin({ forma: 'cartao' })]).toEqual([billet, card]);
  });

  it('a link has a discount for the card of its own, and one for billet and Pix', async () => {
    const off = (value: number) => ({ type: 'currency' as const, value });
    const { id, url } = await link({ discount: off(2_345), credit_discount: off(345) });
    const form = (await bank.visit(url)).text;
    expect(form).toMatch(/100,00[^]*No cartão: R\$\s120,00/);
    const pays = async (payer: object) => {
      await bank.visit(url, { ...PAYER, ...payer });
      const { items } = (await member.call('GET /payment-link/{id}/charges', { params: { id }, query: {} })).json;
      return items[0]!.value;
    };
    expect(await pays({})).toBe(10_000);
    expect(await pays({ forma: 'cartao' })).toBe(12_000);
    const alike = await begun({ discount: off(2_345) });
    expect((await show(alike.id)).value).toBe(10_000);
    const body = {
      items: [{ name: 'Kit', amount: 1, value: VALUE }],
      message: 'Obrigado',
      credit_discount: off(VALUE),
    };
    const refused = await member.call('POST /payment-links', { body });
    expect([refused.status, refused.json.errors?.map(({ field }) => field)]).toEqual([422, ['credit_discount']]);
  });

  it.each([
    [{ number: '4111111111111112' }, 'number'],
    [{ number: '6011111111111117' }, 'number'],
    [{ expiry: '01/20' }, 'expiry'],
    [{ expiry: '13/40' }, 'expiry'],
    [{ cvv: '12' }, 'cvv'],
    [{ holder: '' }, 'holder'],
  ])('the processor refuses %j at its field', async (given, field) => {
    const reply = await bank.visit('/processadora/cartoes', { ...CARD, ...given });
    expect([reply.status, Object.keys(JSON.parse(reply.text).errors)]).toEqual([422, [field]]);
  });

  it('approved, it is seen in the grid and on the link, is credited on the release term, then paid', async () => {
    const { own, id } = await begun({ single_use: true });
    const page = await bank.visit(own);
    expect(page.text).toContain('Pague com cartão de crédito');
    expect(page.text.length).toBeLessThan(60_000);
    expect(page.headers['content-security-policy']).toContain("connect-src 'self';");
    expect((await typeCard(own, VISA, '3')).status).toBe(303);
    await bank.runJobs();
    expect((await bank.visit(own)).text).toContain('Pago. Obrigado!');
    expect(JSON.parse((await bank.visit(`${own}/estado`)).text)).toEqual({ state: 'paid' });
    // released in 30 days, 3 instalments: a fee of 3,99 % and R$ 0,29
    const fee = 493 + 29;
    expect(await show(id)).toMatchObject({
      status: 'approved',
      brand: 'visa',
      last4: '1111',
      holder: 'ANA PRADO',
      instalments: 3,
      fee,
      credited: 0,
      to_credit: VALUE - fee,
      refundable: VALUE,
      link: { kind: 'link', name: 'Kit' },
    });
    const grid = (await member.call('POST /v2/charges/credit-card/opened', { body: { text: '1111' } })).json;
    expect(grid.items.map((row) => row.id)).toContain(id);
    const before = await balance();
    await pass(40);
    const { credited, status, receipts } = await show(id);
    expect([status, receipts.filter(({ credited_at }) => credited_at).length]).toEqual(['paid', 1]);
    expect(await balance()).toBe(before + credited);
    await pass(60);
    expect(await show(id)).toMatchObject({ credited: VALUE - fee, to_credit: 0 });
    expect(await balance()).toBe(before + VALUE - fee);
  });

  it.each([
    ['4000000000000002', 'não autorizou'],
    ['4000000000009995', 'insuficiente'],
    ['4000000000009979', 'cartão bloqueado'],
    ['4000000000000069', 'vencido'],
    ['4000000000000127', 'Código de segurança incorreto'],
    ['4100000000000019', 'segurança'],
  ])('the test number %s is refused: %s; another card may be tried', async (number, text) => {
    const { own, id } = await begun();
    expect((await typeCard(own, number)).status).toBe(303);
    expect((await bank.visit(own)).text).toContain(text);
    expect((await show(id)).status).toBe('unpaid');
    await typeCard(own);
    expect((await show(id)).status).toBe('approved');
  });

  it('an expired card and a wrong code are told at their fields', async () => {
    const { own } = await begun();
    await typeCard(own, '4000000000000069');
    expect((await bank.visit(own)).text).toMatch(/id="expiry-fault">\s*O banco do cartão informou/);
    await typeCard(own, '4000000000000127');
    expect((await bank.visit(own)).text).toMatch(/id="cvv-fault">\s*Código de segurança/);
  });

  it('who tries many cards is stopped', async () => {
    const { own, id } = await begun();
    for (let n = 0; n < 6; n++) await typeCard(own, '4000000000000002');
    const last = await typeCard(own);
    expect([last.status, last.text.includes('Muitas tentativas')]).toEqual([422, true]);
    expect((await show(id)).status).toBe('unpaid');
  });

  it('more instalments than are offered are refused', async () => {
    const { own } = await begun();
    expect((await typeCard(own, VISA, '13')).status).toBe(422);
    const small = await begun({ items: [{ name: 'Doce', amount: 1, value: 900 }] });
    expect((await typeCard(small.own, VISA, '2')).status).toBe(422);
  });

  it('AREAS-9-8: instalments, name on the statement and release term as set are those of the next charge, and not of the one before', async () => {
    const by = await seller();
    const before = await paid(VISA, '3', by);
    const card = { max_instalments: 2, min_instalment: 1_000, descriptor: 'kit da ana', release: 2 as const };
    expect((await by.call('PUT /billing-settings/card', { body: card })).status).toBe(200);
    const { own } = await begun({}, by);
    expect((await typeCard(own, VISA, '3')).status).toBe(422);
    const after = await paid(VISA, '2', by);
    const today = await bank.today();
    // released in 2 days, 2 instalments: 7,99 % and R$ 0,29, credited at once; before the change: 30 days, one a month
    const fee = 986 + 29;
    const { receipts, ...shown } = await show(after, by);
    expect([shown.fee, receipts.map(({ due_on }) => due_on)]).toEqual([fee, [nextBusinessDay(addDays(today, 2))]]);
    expect((await show(before, by)).receipts).toHaveLength(3);
    const { rows } = await bank.store.execute(
      'select descriptor from sandbox_card_orders order by received_at desc, key limit 2',
    );
    expect(rows.map(({ descriptor }) => descriptor)).toContain('KIT DA ANA');
  });

  it('the antifraud takes its time: it waits, then is approved or refused', async () => {
    const [good, bad] = [await paid('4000000000009235'), await paid('4000000000004954')];
    expect([(await show(good)).status, (await show(bad)).status]).toEqual(['waiting', 'waiting']);
    expect((await show(good)).actions).toEqual(['resend-email', 'file']);
    const sent = await member.call('POST /credit-card-charges/resend/email', { body: { ids: [good] } });
    expect(sent.json.results[0]?.ok).toBe(true);
    await pass(1);
    expect([(await show(good)).status, (await show(bad)).status]).toEqual(['approved', 'unpaid']);
  });

  it('nobody typed a card: the charge lapses', async () => {
    const { id } = await begun();
    const lapsedAfter = async (days: number) => {
      await bank.moveDays(days);
      await bank.work((trx, tools) => cardsLapse.run(trx, {}, tools));
      return (await show(id)).status;
    };
    // due in three days, the last one whole
    expect(await lapsedAfter(3)).toBe('new');
    expect(await lapsedAfter(1)).toBe('canceled');
  });
});

describe('issue 23: the card number is never seen by the bank', () => {
  it('no row of the database holds it, wherever it was typed', async () => {
    const number = '5555555555554444';
    await paid(number);
    const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(bank.store.db);
    for (const { name } of rows) {
      const found = await sql`select 1 from ${sql.table(name)} as t where t::text like ${`%${number}%`}`.execute(
        bank.store.db,
      );
      expect([name, found.rows.length]).toEqual([name, 0]);
    }
  });

  it('the page sends a token: the fields of the card are in no form', async () => {
    const { own } = await begun();
    const { text } = await bank.visit(own);
    const names = [...text.matchAll(/ name="([^"]+)"/g)].map(([, name]) => name);
    expect(names.filter((name) => name !== 'viewport' && name !== 'robots')).toEqual(['token', 'parcelas']);
  });
});

describe('issue 23: a card charged twice by a repeated event', () => {
  const told = (event: Partial<CardEvent>): CardEvent => ({
    eventId: 'x',
    key: '',
    kind: 'settled',
    number: 1,
    amount: null,
    reason: null,
    deadline: null,
    at: new Date(),
    ...event,
  });
  const keyOf = async (id: number) =>
    (await bank.store.execute('select order_key from card_charges where charge_id = $1', [id])).rows[0].order_key;

  it('the same event is taken once; told under another name it credits no more', async () => {
    const id = await paid();
    const key = await keyOf(id);
    const before = await balance();
    const hear = (eventId: string) =>
      bank.work((trx, tools) => hearCardEvent(trx, tools, told({ eventId, key, number: 1 })));
    expect([await hear('e1'), await hear('e1'), await hear('e2')]).toEqual(['done', 'repeated', 'done']);
    expect((await balance()) - before).toBe((await show(id)).credited);
    expect((await lines(id)).filter((line) => line.includes('creditado'))).toHaveLength(1);
  });

  it('the same token sent twice, at once or again, is one payment', async () => {
    const { id } = await begun();
    const payment = { accountId: member.accountId, chargeId: id, token: await tokenOf(), instalments: 1 };
    await Promise.allSettled([payByCard(bank.services, payment), payByCard(bank.services, payment)]);
    await payByCard(bank.services, payment);
    await bank.runJobs();
    expect((await lines(id)).filter((line) => line.includes('aprovado'))).toHaveLength(1);
    const { rows } = await bank.store.execute('select count(*)::int as n from card_tries where charge_id = $1', [id]);
    expect(rows[0].n).toBe(1);
  });

  it('an answer that was lost is asked for again, and charges once', async () => {
    const { id } = await begun();
    const token = await tokenOf();
    await bank.store.execute(
      `insert into card_tries (account_id, charge_id, key, token, instalments, state, created_at)
       values ($1, $2, 'lost-key', $3, 1, 'sent', now())`,
      [member.accountId, id, token],
    );
    const { rows } = await bank.store.execute(`select id from card_tries where key = 'lost-key'`);
    const { cardAuthorise } = await import('./pay');
    const ref = { accountId: member.accountId, id: rows[0].id };
    const prepared = [0, 1].map(() => cardAuthorise.prepare!(bank.store.db, ref, bank.services));
    for (const one of await Promise.all(prepared))
      await bank.work((trx, tools) => cardAuthorise.run(trx, ref, tools, one));
    expect((await show(id)).status).toBe('approved');
    expect((await lines(id)).filter((line) => line.includes('aprovado'))).toHaveLength(1);
  });

  it('a second approval of what is paid is given back to the payer', async () => {
    const id = await paid('4000000000009235');
    const key = await keyOf(id);
    await bank.store.execute(`update charges set status = 'paid' where id = $1`, [id]);
    const event = told({ eventId: `${key}:late`, key, kind: 'approved', number: null, reason: 'ABC' });
    await bank.work((trx, tools) => hearCardEvent(trx, tools, event));
    await bank.runJobs();
    const { rows } = await bank.store.execute('select amount from sandbox_card_refunds where order_key = $1', [key]);
    expect(rows.map(({ amount }) => Number(amount))).toEqual([VALUE]);
  });
});

describe('domain.md 1: refunds, a part or the whole', () => {
  it('before it is credited nothing leaves the account; what is given back costs no fee', async () => {
    const shop = await seller();
    const id = await paid(VISA, '2', shop);
    expect((await refund(id, VALUE + 1, shop)).json.errors?.[0]?.field).toBe('value');
    expect((await refund(id, 0, shop)).json.errors?.[0]?.field).toBe('value');
    expect((await refund(id, 2_345, shop)).json).toEqual({ refunded: 2_345, status: 'approved' });
    expect((await show(id, shop)).refundable).toBe(10_000);
    const [logged] = (await shop.call('POST /account-logs/search', { body: {} })).json.items;
    expect(logged!.about).toMatch(/^R\$\s23,45 para ./);
    expect((await refund(id, 10_000, shop)).json).toEqual({ refunded: VALUE, status: 'refunded' });
    expect(await show(id, shop)).toMatchObject({ fee: 0, to_credit: 0, credited: 0, refundable: 0, next_credit: null });
    await pass(80);
    expect(await balance(shop)).toBe(0);
    expect((await refund(id, 1, shop)).status).toBe(422);
  });

  it('after it was credited it leaves the account, to the cent what had come', async () => {
    const fresh = await seller();
    const id = await paid(VISA, '3', fresh);
    await pass(35);
    expect((await show(id, fresh)).status).toBe('paid');
    for (const value of [1, 4_115, VALUE - 4_116]) expect((await refund(id, value, fresh)).status).toBe(200);
    expect([await balance(fresh), (await show(id, fresh)).status]).toEqual([0, 'refunded']);
    await pass(90);
    expect(await balance(fresh)).toBe(0);
  });

  it('without balance it is refused and nothing changes', async () => {
    const poor = await seller();
    const id = await paid(VISA, '1', poor);
    await pass(35);
    await bank.store.execute('update ledger_accounts set reserved = balance where account_id = $1', [poor.accountId]);
    const reply = await refund(id, 5_000, poor);
    expect([reply.status, reply.json.code]).toEqual([422, 'insufficient-funds']);
    expect(await show(id, poor)).toMatchObject({ refunded: 0, status: 'paid', refundable: VALUE });
  });

  it('is signed, and nobody else does it', async () => {
    const id = await paid();
    const plain = await member.call('POST /credit-card-charge/{id}/refund', { params: { id }, body: { value: 100 } });
    expect(plain.status).not.toBe(200);
    expect((await refund(id, 100, other)).status).toBe(404);
    expect((await show(id)).refunded).toBe(0);
  });
});

describe('issue 23: contested, with a last day to answer and its debit', () => {
  it('what comes meanwhile waits; lost, what had come is debited', async () => {
    const shop = await seller();
    const id = await paid('4000000000000259', '3', shop);
    await pass(1);
    const contested = await show(id, shop);
    const until = contested.answer_until!;
    expect([contested.status, contested.contest?.state, contested.actions]).toEqual([
      'contested',
      'open',
      ['defend', 'file'],
    ]);
    // the contest came half a minute after the payment, a day ago
    expect(until).toBe(addDays(await bank.today(), 9));
    expect((await refund(id, 100, shop)).status).toBe(422);
    await pass(11);
    expect((await show(id, shop)).contest?.state).toBe('lost');
    await pass(90);
    expect(await balance(shop)).toBe(0);
    expect((await show(id, shop)).status).toBe('contested');
  });

  it('answered in time it is won: paid, and what waited is credited', async () => {
    const shop = await seller();
    const id = await paid('4000000000000259', '1', shop);
    await pass(1);
    const defend = (text: string) =>
      shop.call('POST /credit-card-charge/{id}/defense', { params: { id }, body: { text } });
    expect((await defend('curto')).json).toMatchObject({ errors: [{ field: 'text' }] });
    expect((await defend('O produto foi entregue em 10/11, com recibo assinado.')).status).toBe(204);
    expect((await defend('O produto foi entregue em 10/11, com recibo assinado.')).status).toBe(422);
    await bank.runJobs();
    await pass(40);
    expect(await show(id, shop)).toMatchObject({ status: 'paid', contest: { state: 'won' } });
    expect(await balance(shop)).toBe((await show(id, shop)).credited);
  });

  it('lost without balance it is debited as soon as there is some, once', async () => {
    const shop = await seller();
    const id = await paid(VISA, '1', shop);
    await pass(35);
    const { rows } = await bank.store.execute('select order_key from card_charges where charge_id = $1', [id]);
    const { contestSandboxCard } = await import('../../rails/cards/sandbox');
    // contested so long ago that the time to answer is over
    await contestSandboxCard(bank.store.db, rows[0].order_key, new Date(Date.now() - 400 * 86_400_000));
    await bank.store.execute('update ledger_accounts set reserved = balance where account_id = $1', [shop.accountId]);
    await pass(0);
    expect(await show(id, shop)).toMatchObject({ contest: { state: 'lost', debit_pending: true } });
    const tryAgain = () => bank.work((trx, tools) => cardDebits.run(trx, {}, tools));
    await tryAgain();
    expect((await show(id, shop)).contest?.debit_pending).toBe(true);
    await bank.store.execute('update ledger_accounts set reserved = 0 where account_id = $1', [shop.accountId]);
    await tryAgain();
    await tryAgain();
    expect([await balance(shop), (await show(id, shop)).contest?.debit_pending]).toEqual([0, false]);
  });
});

describe('AREAS-2-receive-11: the list of card charges', () => {
  it('is filtered, added up, filed, noted, tagged, canceled and exported', async () => {
    const shop = await seller();
    const id = await paid(VISA, '1', shop);
    const { id: unpaid } = await begun({}, shop);
    const list = async (body = {}) => (await shop.call('POST /v2/charges/credit-card/opened', { body })).json;
    expect((await list()).total).toBe(2);
    expect((await list({ brand: ['visa'] })).items.map((row) => row.id)).toEqual([id]);
    expect((await list({ status: ['new'] })).items.map((row) => row.id)).toEqual([unpaid]);
    const tag = await shop.call('POST /tag', { body: { name: 'Feira', color_ref: 'pink' } });
    await shop.call('POST /credit-card-charges/tags', { body: { ids: [id], add: [tag.json.id] } });
    expect((await list({ tags: [tag.json.id] })).total).toBe(1);
    await shop.call('POST /credit-card-charge/{id}/note', { params: { id }, body: { note: 'Retirar na loja' } });
    expect((await show(id, shop)).note).toBe('Retirar na loja');
    const cancel = await shop.call('PUT /credit-card-charges/cancel', { body: { ids: [unpaid, id] } });
    expect(cancel.json.results.map(({ ok }) => ok)).toEqual([true, false]);
    await shop.call('PUT /credit-card-charges/file', { body: { ids: [unpaid] } });
    const filed = (await shop.call('POST /v2/charges/credit-card/filed', { body: {} })).json;
    expect(filed.items.map((row) => row.id)).toEqual([unpaid]);
    const totals = (await shop.call('POST /v2/charges/credit-card/totals', { body: { filed: false } })).json;
    expect(totals.byStatus).toMatchObject([{ status: 'approved', count: 1, value: VALUE }]);
    const task = await shop.call('POST /credit-card-charges/export', { body: { filed: false, format: 'csv' } });
    await bank.runJobs();
    const file = await shop.call('GET /tasks/{id}/file', { params: { id: task.json.task } });
    expect(file.raw.toString()).toContain('Visa');
  });

  it('is narrowed to values and days, both ends included, and refused where they are the wrong way round', async () => {
    const shop = await seller();
    await begun({}, shop);
    const today = await bank.today();
    const list = (body: object) => shop.call('POST /v2/charges/credit-card/opened', { body });
    const total = async (body: object) => (await list(body)).json.total;
    expect(await total({ value: { min: VALUE, max: VALUE } })).toBe(1);
    expect([await total({ value: { min: VALUE + 1 } }), await total({ value: { max: VALUE - 1 } })]).toEqual([0, 0]);
    expect(await total({ issued: { from: today, to: today } })).toBe(1);
    for (const [body, field] of [
      [{ value: { min: 2, max: 1 } }, 'value.max'],
      [{ issued: { from: today, to: addDays(today, -1) } }, 'issued.to'],
      [{ paid: { from: '2026-02-31' } }, 'paid.from'],
    ] as const) {
      const { status, json } = await list(body);
      expect([status, json.errors?.map((fault: { field: string }) => fault.field)]).toEqual([422, [field]]);
    }
  });

  it('what is to come is on the statement until its last day, without what was given back', async () => {
    const shop = await seller();
    const id = await paid(VISA, '2', shop);
    const { receipts } = await show(id, shop);
    const [first, second] = receipts;
    const future = async () =>
      (await shop.call('POST /statement/future', { body: {} })).json.items.map(({ day, value }) => [day, value]);
    const both = [first!, second!].map(({ due_on, net }) => [due_on, net]);
    expect(await future()).toEqual(both);
    await refund(id, second!.gross, shop);
    expect(await future()).toEqual([both[0]]);
    await bank.moveDays(diffDays(await bank.today(), first!.due_on));
    expect(await future()).toEqual([both[0]]);
    await bank.moveDays(1);
    expect(await future()).toEqual([]);
  });

  it('another account finds nothing, and a billet is no card charge', async () => {
    const id = await paid();
    expect((await other.call('GET /credit-card-charge/{id}', { params: { id } })).status).toBe(404);
    const filed = await other.call('PUT /credit-card-charges/file', { body: { ids: [id] } });
    expect(filed.json.results).toEqual([{ id, ok: false, message: 'Cobrança não encontrada' }]);
    const note = await other.call('POST /credit-card-charge/{id}/note', { params: { id }, body: { note: 'x' } });
    expect(note.status).toBe(404);
  });
});
