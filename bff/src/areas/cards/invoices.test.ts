import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { callSigned } from '../../../../tests/support/sign';
import { buy, cardsOf, openCard, openCardHolder, runRound } from '../../../test/issued-cards';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { pdfWords } from '../../../test/papers';
import { addDays, diffDays } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { saoPauloInstant } from '../../kits/money/slot';
import { balanceOf } from '../../ledger/ledger';
import { typedLine } from '../../rails/billet/barcode';
import { sandboxBilletRail } from '../../rails/billet/sandbox';
import { receiveBillet } from './billets';
import { cardRound } from './closing';
import { credit } from './credits';
import { addPeriods } from './cycle';
import { financingOptions } from './financing';
import { clear } from './purchases';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());

/** A holder with a balance who bought for an amount, and the period whose invoice has it. */
async function openBuyer(cents: number, amount: number, installments = 1) {
  const who = await openCardHolder(bank, cents);
  const card = await openCard(bank, who);
  const { networkKey } = await buy(bank, card, amount, { installments });
  const at = await bankNow(bank.store.db);
  await bank.work((trx, tools) => clear(trx, tools, { networkKey, eventKey: randomUUID(), amount, at }));
  const { items } = (await who.call('POST /card-invoices/search', { body: {} })).json;
  const { period } = items.toReversed().find(({ total }) => total !== 0)!;
  return { who, card, period, yearMonth: period.replace('-', '/') };
}
const show = async (who: Member, period: string) =>
  (await who.call('GET /card-invoices/{period}', { params: { period } })).json;
async function goTo(day: string): Promise<void> {
  await bank.moveDays(diffDays(await bank.today(), day));
  await runRound(bank, cardRound);
}
async function moveAt(day: string, time: string): Promise<void> {
  const ms = saoPauloInstant(day, time).getTime() - (await bankNow(bank.store.db)).getTime();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [Math.ceil(ms / 1000)]);
}
const debit = (who: Member, body: object) => callSigned(who, 'POST /card-invoices/debit', { body: { ...body } });
const faultOf = ({ status, json }: { status: number; json: { errors?: { field: string }[] } }) => [
  status,
  json.errors?.[0]?.field,
];
const newsOf = async (who: Member) =>
  (await who.call('GET /gns-notifications', { query: { page: 0 } })).json.items.map(({ content }) => content);
async function checkSums(accountId: number): Promise<void> {
  const { rows } = await sql<{ lines: number }>`
    select coalesce(sum(amount), 0)::bigint as lines from card_lines where account_id = ${accountId}`.execute(
    bank.store.db,
  );
  expect(rows[0]!.lines + (await balanceOf(bank.store.db, accountId, 'card')).balance).toBe(0);
  const all = await sql<{ sum: number }>`select sum(amount)::bigint as sum from ledger_entries`.execute(bank.store.db);
  expect(all.rows[0]!.sum).toBe(0);
}

describe('an invoice', () => {
  it('closes by the clock with the sum of its lines, is announced two days before, and is paid out of the account', async () => {
    const { who, period, yearMonth } = await openBuyer(50_000, 30_000);
    const open = await show(who, period);
    expect(open.invoice).toMatchObject({ state: 'open', total: 30_000, payable: 30_000 });
    expect(open.financing).toEqual([]);
    await goTo(open.invoice.closesOn);
    expect((await show(who, period)).invoice).toMatchObject({ state: 'closed', total: 30_000, paid: 0 });
    await goTo(addDays(open.invoice.dueOn, -3));
    expect((await newsOf(who)).filter((text) => text.includes('vence em'))).toEqual([]);
    await goTo(addDays(open.invoice.dueOn, -2));
    await runRound(bank, cardRound);
    const news = await newsOf(who);
    expect(news.filter((text) => text.includes('vence em'))).toHaveLength(1);
    expect((await debit(who, { yearMonth, value: 30_001 })).json.errors[0].field).toBe('value');
    expect((await debit(who, { yearMonth, value: 10_000 })).status).toBe(200);
    expect((await show(who, period)).invoice).toMatchObject({ state: 'closed', paid: 10_000, payable: 20_000 });
    expect((await debit(who, { yearMonth, value: 20_000 })).status).toBe(200);
    expect((await show(who, period)).invoice).toMatchObject({ state: 'paid', payable: 0 });
    expect(faultOf(await debit(who, { yearMonth, value: 1 }))).toEqual([422, 'value']);
    expect((await balanceOf(bank.store.db, who.accountId)).balance).toBe(20_000);
    await checkSums(who.accountId);
    const [line] = (await who.call('POST /statement', { body: {} })).json.transactions;
    expect(line).toMatchObject({ value: -20_000, typeLabel: 'Pagamento de fatura' });
  });

  it('is paid once of two payments at once, and not without balance', async () => {
    const { who, yearMonth } = await openBuyer(60_000, 30_000);
    const both = await Promise.all([1, 2].map(() => debit(who, { yearMonth, value: 30_000 })));
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    const poor = await openBuyer(100, 30_000);
    const over = await debit(poor.who, { yearMonth: poor.yearMonth, value: 30_000 });
    expect([over.json.code, ...faultOf(over)]).toEqual(['insufficient-funds', 422, 'value']);
    expect((await show(poor.who, poor.period)).invoice.paid).toBe(0);
  });

  it('that is late blocks the cards until it is paid, with fine and interest on the next one', async () => {
    const { who, period, yearMonth, card } = await openBuyer(50_000, 30_000);
    const { closesOn, dueOn } = (await show(who, period)).invoice;
    await goTo(closesOn);
    await goTo(dueOn);
    expect((await show(who, period)).invoice.state).toBe('closed');
    await bank.moveDays(10);
    await runRound(bank, cardRound);
    expect((await show(who, period)).invoice.state).toBe('overdue');
    expect(await cardsOf(who)).toMatchObject([{ id: card.id, statusId: 2, blocks: ['LATE_PAYMENT_INVOICE'] }]);
    expect((await who.call('GET /account-baas/{id}/cards', { params: { id: who.accountId } })).json.isOverdue).toBe(
      true,
    );
    const body = { clientBaasId: who.accountId, blockType: 'GENERAL', productCardId: 88 };
    expect((await who.call('POST /card-unblocks', { body })).status).toBe(409);
    const another = await callSigned(who, 'POST /cards/{id}/replacement', {
      params: { id: card.id },
      body: { reason: 'loss' },
    });
    expect([another.status, another.json.code]).toEqual([409, 'overdue']);
    await debit(who, { yearMonth, value: 30_000 });
    expect(await cardsOf(who)).toMatchObject([{ statusId: 1, blocks: [] }]);
    const { rows } = await sql<{ kind: string; amount: number }>`select kind, amount from card_lines
      where account_id = ${who.accountId} and kind in ('fine', 'interest') order by kind`.execute(bank.store.db);
    // R$ 300,00 ten days late: 2 %, and 1 % a month
    expect(rows).toEqual([
      { kind: 'fine', amount: 600 },
      { kind: 'interest', amount: 100 },
    ]);
    await checkSums(who.accountId);
  });

  it('that is late and paid unblocks only what its lateness blocked', async () => {
    const { who, period, yearMonth } = await openBuyer(50_000, 30_000);
    const body = { clientBaasId: who.accountId, blockType: 'THEFT', productCardId: 88 };
    expect((await who.call('POST /card-blocks', { body })).status).toBe(200);
    const { closesOn, dueOn } = (await show(who, period)).invoice;
    await goTo(closesOn);
    await goTo(addDays(dueOn, 10));
    expect((await cardsOf(who))[0]!.blocks.toSorted()).toEqual(['LATE_PAYMENT_INVOICE', 'THEFT']);
    await debit(who, { yearMonth, value: 30_000 });
    expect(await cardsOf(who)).toMatchObject([{ statusId: 2, blocks: ['THEFT'] }]);
  });

  it('is paid by billet, once for each event, in whatever state it is', async () => {
    const { who, period, yearMonth } = await openBuyer(0, 30_000);
    const ask = () => who.call('POST /card-invoices/billet', { body: { yearMonth, value: 30_000 } });
    const { json: billet } = await ask();
    expect((await ask()).json.line).toBe(billet.line);
    const paidAt = await bankNow(bank.store.db);
    const pay = (eventId: string) =>
      bank.work((trx, tools) => receiveBillet(trx, tools, billet.line, { eventId, amount: 30_000, paidAt }));
    const key = randomUUID();
    expect([await pay(key), await pay(key)]).toEqual([true, false]);
    expect((await show(who, period)).invoice).toMatchObject({ paid: 30_000, payable: 0 });
    await checkSums(who.accountId);
  });

  it('that is paid twice, out of the account and by its billet, leaves the second payment on the open one', async () => {
    const { who, period, yearMonth } = await openBuyer(50_000, 30_000);
    const { invoice } = await show(who, period);
    await goTo(invoice.closesOn);
    const { line } = (await who.call('POST /card-invoices/billet', { body: { yearMonth, value: 30_000 } })).json;
    await debit(who, { yearMonth, value: 10_000 });
    const paidAt = await bankNow(bank.store.db);
    const told = { eventId: randomUUID(), amount: 30_000, paidAt };
    await bank.work((trx, tools) => receiveBillet(trx, tools, line, told));
    expect((await show(who, period)).invoice).toMatchObject({ state: 'paid', total: 30_000, paid: 30_000 });
    const next = addPeriods(period, 1);
    expect((await show(who, next)).invoice).toMatchObject({ state: 'open', total: 0, paid: 10_000, payable: 0 });
    await checkSums(who.accountId);
  });

  it('hands on what was paid or given back beyond what it comes to, until it is used up', async () => {
    const { who, card, period, yearMonth } = await openBuyer(50_000, 30_000);
    const refundOf = async (amount: number) => {
      const at = await bankNow(bank.store.db);
      const told = { cardKey: card.key, eventKey: randomUUID(), merchant: 'Loja', amount, at };
      await bank.work((trx, tools) => credit(trx, tools, told));
    };
    await debit(who, { yearMonth, value: 30_000 });
    await refundOf(10_000);
    await goTo((await show(who, period)).invoice.closesOn);
    expect((await show(who, period)).invoice).toMatchObject({ state: 'paid', total: 30_000, paid: 30_000 });
    const next = addPeriods(period, 1);
    expect((await show(who, next)).invoice).toMatchObject({ state: 'open', total: -10_000, payable: 0 });
    await goTo((await show(who, next)).invoice.closesOn);
    expect((await show(who, next)).invoice).toMatchObject({ state: 'paid', total: 0 });
    const at = await bankNow(bank.store.db);
    const { networkKey } = await buy(bank, card, 12_000);
    await bank.work((trx, tools) => clear(trx, tools, { networkKey, eventKey: randomUUID(), amount: 12_000, at }));
    const last = await show(who, addPeriods(period, 2));
    expect(last.invoice).toMatchObject({ state: 'open', total: 2_000, payable: 2_000 });
    await checkSums(who.accountId);
  });

  it('has a billet that any account of this bank pays as a bill, once', async () => {
    const { who, period, yearMonth } = await openBuyer(0, 30_000);
    const { line } = (await who.call('POST /card-invoices/billet', { body: { yearMonth, value: 30_000 } })).json;
    const payer = await openCardHolder(bank, 70_000);
    const review = async () => (await payer.call('POST /bills/review', { body: { bills: [{ line }] } })).json.items[0]!;
    const { bill, refusals, review: told } = await review();
    expect([refusals, told!.total]).toEqual([[], 30_000]);
    const pay = () =>
      callSigned(payer, 'POST /bills', {
        body: {
          bills: [{ line, amount: 30_000, day: told!.date.day }],
          total: 30_000,
          count: 1,
          payee: bill!.payee,
        },
      });
    const both = await Promise.all([pay(), pay()]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 422]);
    expect((await show(who, period)).invoice).toMatchObject({ paid: 30_000, payable: 0 });
    expect((await balanceOf(bank.store.db, payer.accountId)).balance).toBe(40_000);
    await checkSums(who.accountId);
  });

  it('that is open cannot be financed, as it has no total yet', async () => {
    const { who, yearMonth } = await openBuyer(0, 60_000);
    const { count, installment } = financingOptions(60_000)[0]!;
    const body = { yearMonth, value: 60_000, installmentNumber: count, installmentValue: installment };
    const reply = await callSigned(who, 'POST /card-invoices/fixed-installments', { body });
    expect(faultOf(reply)).toEqual([422, 'yearMonth']);
  });

  it('has billets that are each registered with its own value', async () => {
    const { who, yearMonth } = await openBuyer(0, 30_000);
    await bank.runJobs();
    const asked = [];
    for (const value of [10_000, 20_000])
      asked.push((await who.call('POST /card-invoices/billet', { body: { yearMonth, value } })).json);
    const told = vi.spyOn(sandboxBilletRail, 'register');
    await bank.runJobs();
    const registered = told.mock.calls.flatMap(([billets]) => billets);
    told.mockRestore();
    expect(registered.map(({ collectionKey, value }) => ({ line: typedLine(collectionKey), value }))).toEqual(
      asked.map(({ line, value }) => ({ line, value })),
    );
  });

  it('is financed in fixed instalments, which add up to the cent, at the terms that were shown alone', async () => {
    const { who, period, yearMonth } = await openBuyer(0, 60_000);
    await goTo((await show(who, period)).invoice.closesOn);
    const { items } = (await who.call('POST /card-invoices/installments', { body: { yearMonth } })).json;
    expect(items.map(({ total }) => total)).toEqual(items.map(({ total }) => total).toSorted((a, b) => a - b));
    const [first] = items;
    const pay = (more: object) =>
      callSigned(who, 'POST /card-invoices/fixed-installments', {
        body: {
          yearMonth,
          value: 60_000,
          installmentNumber: first!.count,
          installmentValue: first!.installment,
          ...more,
        },
      });
    expect((await pay({ installmentNumber: 13 })).json.errors[0].field).toBe('installmentNumber');
    expect((await pay({ installmentValue: 1 })).json.errors[0].field).toBe('installmentValue');
    expect((await pay({ value: 59_999 })).json.errors[0].field).toBe('value');
    expect((await pay({})).json).toMatchObject({ state: 'financed', payable: 0 });
    expect((await pay({})).status).toBe(422);
    const { rows } = await sql<{
      sum: number;
      count: number;
    }>`select sum(amount)::bigint as sum, count(*)::bigint as count
      from card_lines where account_id = ${who.accountId} and kind = 'financing'`.execute(bank.store.db);
    expect(rows[0]).toEqual({ sum: first!.total, count: first!.count });
    await checkSums(who.accountId);
  });

  it('that is late is negotiated: its agreement frees the card, and breaks with a late instalment (AREAS-4-credit-card-7)', async () => {
    const { who, period } = await openBuyer(0, 60_000);
    const read = async () => (await who.call('GET /card-agreement')).json;
    const sign = (more: object, option = { count: 3, installment: 1 }) =>
      callSigned(who, 'POST /card-agreement', {
        body: { value: 60_000, installmentNumber: option.count, installmentValue: option.installment, ...more },
      });
    expect(await read()).toEqual({ agreement: null, debt: 0, options: [] });
    expect((await sign({})).status).toBe(409);
    const { closesOn, dueOn } = (await show(who, period)).invoice;
    await goTo(closesOn);
    await goTo(addDays(dueOn, 5));
    const { debt, options } = await read();
    const [first] = options;
    expect([debt, (await cardsOf(who))[0]!.blocks]).toEqual([60_000, ['LATE_PAYMENT_INVOICE']]);
    expect((await sign({ value: 59_999 }, first)).json.errors[0].field).toBe('value');
    expect((await sign({}, { count: 13, installment: 1 })).json.errors[0].field).toBe('installmentNumber');
    expect((await sign({}, { ...first!, installment: 1 })).json.errors[0].field).toBe('installmentValue');
    const agreed = {
      status: 'active',
      negotiatedValue: first!.total,
      installmentData: { installmentCount: first!.count, installmentValue: first!.installment },
    };
    expect((await sign({}, first)).json).toEqual(agreed);
    expect(await read()).toEqual({ agreement: agreed, debt: 0, options: [] });
    expect((await cardsOf(who))[0]!.blocks).toEqual([]);
    expect((await show(who, period)).invoice.state).toBe('financed');
    await checkSums(who.accountId);

    const { items } = (await who.call('POST /card-invoices/search', { body: { state: 'open' } })).json;
    const next = items.toReversed()[0]!;
    await goTo(next.closesOn);
    await goTo(addDays(next.dueOn, 5));
    expect((await read()).agreement).toMatchObject({ status: 'broken' });
  });

  it('is paid automatically on its due day, and told where the balance is not enough', async () => {
    const [rich, poor] = [await openBuyer(50_000, 30_000), await openBuyer(100, 30_000)];
    for (const { who } of [rich, poor])
      await who.call('POST /card-invoices/automatic-payment', { body: { isActive: true } });
    const { closesOn, dueOn } = (await show(rich.who, rich.period)).invoice;
    await goTo(closesOn);
    await goTo(dueOn);
    expect((await show(rich.who, rich.period)).invoice.state).toBe('paid');
    expect((await show(poor.who, poor.period)).invoice.paid).toBe(0);
    await runRound(bank, cardRound);
    const told = (await newsOf(poor.who)).filter((text) => text.includes('Não conseguimos pagar sua fatura'));
    expect(told).toEqual([
      'Não conseguimos pagar sua fatura com o saldo da conta. O saldo disponível não é suficiente: faltam R$ 299,00.',
    ]);
    await checkSums(rich.who.accountId);
  });

  it('that the night’s limit refuses is paid automatically in the morning of its due day; another limit is told', async () => {
    const [night, day] = [await openBuyer(50_000, 30_000), await openBuyer(50_000, 30_000)];
    for (const [{ who }, period] of [[night, 'night'] as const, [day, 'day'] as const]) {
      await who.call('POST /card-invoices/automatic-payment', { body: { isActive: true } });
      const limit = { account_id: who.accountId, product: 'card', period, amount: 29_999 };
      await bank.store.db.insertInto('account_limits').values(limit).execute();
    }
    const { closesOn, dueOn } = (await show(night.who, night.period)).invoice;
    await goTo(closesOn);
    await moveAt(dueOn, '05:30');
    await runRound(bank, cardRound);
    expect((await show(night.who, night.period)).invoice.paid).toBe(0);
    expect((await newsOf(night.who)).join()).not.toContain('Não conseguimos');
    expect((await newsOf(day.who)).join()).toContain(
      'Não conseguimos pagar sua fatura com o saldo da conta. O valor passa',
    );
    await moveAt(dueOn, '06:00');
    await runRound(bank, cardRound);
    expect((await show(night.who, night.period)).invoice.state).toBe('paid');
  });

  it.each([
    ['lost the permission', "grants = '{}'"],
    ['was disabled', "status = 'inactive'"],
  ])('is not paid automatically for somebody who %s since', async (_, lost) => {
    const { who, period } = await openBuyer(50_000, 30_000);
    const grants = { 'cards:multiple:invoices': true };
    const clerk = await bank.openAccount({ role: 'subuser', grants });
    const there = await bank.join(clerk.userId, who.accountId, { role: 'subuser', grants });
    await there.call('POST /card-invoices/automatic-payment', { body: { isActive: true } });
    await bank.store.execute(`update memberships set ${lost} where account_id = $1 and user_id = $2`, [
      who.accountId,
      clerk.userId,
    ]);
    const { closesOn, dueOn } = (await show(who, period)).invoice;
    await goTo(closesOn);
    await goTo(dueOn);
    expect((await show(who, period)).invoice).toMatchObject({ state: 'closed', paid: 0 });
    expect((await newsOf(who)).join()).toContain('não tem mais acesso');
  });

  it('carries the insurance once, while it is taken', async () => {
    const { who, period } = await openBuyer(0, 30_000);
    expect((await who.call('POST /cards/insurance', { body: { isActive: true } })).json).toEqual({ isActive: true });
    await goTo((await show(who, period)).invoice.closesOn);
    await runRound(bank, cardRound);
    expect((await show(who, period)).invoice.total).toBe(30_990);
    await checkSums(who.accountId);
  });

  it('has lines that are searched, instalments to come, a paper and a spreadsheet', async () => {
    const { who, card, period } = await openBuyer(0, 30_000, 3);
    const lines = (text: string) =>
      who.call('POST /card-invoices/{period}/transactions', { params: { period }, body: { text } });
    const [line] = (await lines('papel')).json.items;
    expect(line).toMatchObject({ amount: 10_000, installment: { number: 1, count: 3 }, lastDigits: card.lastDigits });
    expect((await lines('%')).json.total).toBe(0);
    expect((await show(who, period)).toCome.map(({ amount }) => amount)).toEqual([10_000, 10_000]);
    const params = { id: card.id, purchase: line!.purchase! };
    const one = await who.call('GET /card/{id}/purchase-datails/{purchase}', { params, query: {} });
    expect(one.json).toMatchObject({ merchant: 'Papelaria Sol', cleared: 30_000, installments: 3 });
    const words = await pdfWords((await who.call('GET /card-invoices/{period}/pdf', { params: { period } })).raw);
    expect(words).toContain('Papelaria Sol');
    const csv = (await who.call('GET /card-invoices/{period}/csv', { params: { period } })).raw.toString('utf8');
    expect(csv).toContain('Papelaria Sol;1/3');
  });

  it('has a line without instalments for what was bought at once', async () => {
    const { who, period } = await openBuyer(0, 30_000);
    const { items } = (await who.call('POST /card-invoices/{period}/transactions', { params: { period }, body: {} }))
      .json;
    expect(items.map(({ amount, installment }) => [amount, installment])).toEqual([[30_000, null]]);
  });

  it('is of its account and of who may, and of a month that is there', async () => {
    const { who, card, period, yearMonth } = await openBuyer(0, 30_000);
    const other = await openCardHolder(bank, 50_000);
    await openCard(bank, other);
    expect((await who.call('GET /card-invoices/{period}', { params: { period: '1999-01' } })).status).toBe(404);
    expect((await debit(who, { yearMonth: '1999/01', value: 100 })).status).toBe(404);
    expect((await debit(who, { yearMonth: '2026/13', value: 100 })).status).toBe(400);
    expect((await debit(other, { yearMonth, value: 100, clientBaasId: who.accountId })).status).toBe(404);
    expect((await debit(other, { yearMonth, value: 100, cardId: card.id })).status).toBe(404);
    const clerk = await bank.openAccount({ role: 'subuser', grants: { 'cards:multiple:overview': true } });
    expect((await clerk.call('GET /card-invoices/{period}', { params: { period } })).status).toBe(403);
  });
});
