import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, detail, issue, pay } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { onPostgres } from '../../../../tests/support/on-postgres';
import { addDays, formatDay, nextBusinessDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { balanceOf } from '../../ledger/ledger';
import { expireCharges } from './expire';

let bank: EmptyBank;
let member: Member;
let customer: number;

beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  customer = await addCustomer(member, { name: 'Bruno Lima' });
});
afterAll(() => bank.close());

afterEach(async () => {
  const { rows } = await bank.store.execute('select coalesce(sum(amount), 0) as sum from ledger_entries');
  expect(rows[0].sum).toBe(0);
  const { rows: wrong } = await bank.store.execute(
    `select a.* from ledger_accounts a where balance <> (select coalesce(sum(amount), 0) from ledger_entries e
      where e.account_id = a.account_id and e.kind = a.kind)`,
  );
  expect(wrong).toEqual([]);
});

let value = 20_000;
/** Issues a billet with a new value, so that it is not refused as a duplicate. */
const newBillet = async (given: Parameters<typeof issue>[3] = {}) =>
  (await issue(bank, member, [customer], { items: [{ name: 'x', amount: 1, value: ++value }], ...given }))[0]!;
const balance = async () => (await balanceOf(bank.store.db, member.accountId)).available;
const credited = async (work: () => Promise<unknown>) => {
  const before = await balance();
  await work();
  return (await balance()) - before;
};
const aBusinessDay = async () => nextBusinessDay(addDays(await bank.today(), 20));
const noon = (day: string) => new Date(`${day}T12:00:00-03:00`);
const lastLine = async (id: number) => (await detail(member, id)).charge_histories.at(-1)!.message;

describe('a payment of a billet', () => {
  it('exact and on time: credited less R$ 3,49, told to who may see it', async () => {
    const [clerk, biller] = [await bank.openAccount(), await bank.openAccount()];
    await bank.join(clerk.userId, member.accountId, { role: 'subuser', grants: { home: true } });
    await bank.join(biller.userId, member.accountId, {
      role: 'subuser',
      grants: { 'receive:management:billets': true },
    });
    const id = await newBillet({ items: [{ name: 'x', amount: 1, value: 10_000 }] });
    bank.live.length = bank.notified.length = 0;
    expect(await credited(() => pay(bank, member, id, 10_000))).toBe(9651);
    expect(await detail(member, id)).toMatchObject({
      status: 'paid',
      paid_value: 10_000,
      paid_at: expect.any(String),
      amount_due: null,
      actions: ['file'],
    });
    expect(await lastLine(id)).toBe('Pagamento recebido: R$ 100,00');
    const { rows } = await bank.store.execute(
      'select user_id, content, params from notifications where account_id = $1 order by user_id',
      [member.accountId],
    );
    const told = { content: 'Boleto de Bruno Lima pago: R$ 100,00', params: { chargeId: id } };
    expect(rows).toEqual([
      { user_id: member.userId, ...told },
      { user_id: biller.userId, ...told },
    ]);
    expect(bank.notified.map((n) => n.userIds)).toEqual([[member.userId], [biller.userId]]);
    expect(bank.live.map((e) => [e.topic, e.type])).toEqual([
      ['charges', 'updated'],
      ['statement', 'created'],
      ['balance', 'updated'],
    ]);
  });

  it('the same event five times at once counts once', async () => {
    const id = await newBillet();
    const outcomes: string[] = [];
    expect(
      await credited(async () => {
        const charge = await detail(member, id);
        const events = Array.from({ length: 5 }, () => pay(bank, member, id, charge.value, { eventId: 'five-times' }));
        outcomes.push(...(await Promise.all(events)));
      }),
    ).toBe((await detail(member, id)).value - 349);
    expect(outcomes.sort()).toEqual(['exact', 'repeated', 'repeated', 'repeated', 'repeated']);
    expect((await detail(member, id)).charge_histories.filter((h) => h.action === 'payment')).toHaveLength(1);
  });

  onPostgres(
    'two payments at once, each of the whole: one is exact, the other is in duplicity and flagged',
    async () => {
      const id = await newBillet();
      const { value } = await detail(member, id);
      const both = Promise.all([pay(bank, member, id, value), pay(bank, member, id, value)]);
      expect((await both).sort()).toEqual(['duplicate', 'exact']);
      const lines = (await detail(member, id)).charge_histories.filter((line) => line.action === 'payment');
      expect(lines.map((line) => line.message.split(':')[0]).sort()).toEqual([
        'Pagamento em duplicidade recebido',
        'Pagamento recebido',
      ]);
    },
  );

  it('an event told of one billet is refused for another: nothing moves, nothing is written', async () => {
    const [first, second] = [await newBillet(), await newBillet()];
    await pay(bank, member, first, 5000, { eventId: 'used-once' });
    const before = await detail(member, second);
    expect(
      await credited(() =>
        expect(pay(bank, member, second, 5000, { eventId: 'used-once' })).rejects.toMatchObject({
          status: 409,
          answer: { code: 'event-reused' },
        }),
      ),
    ).toBe(0);
    expect(await detail(member, second)).toEqual(before);
    expect(await pay(bank, member, first, 5000, { eventId: 'used-once' })).toBe('repeated');
  });

  it('late with fine and interest is exact; late without them is short', async () => {
    const terms = { fine: 200, interest: 33, expire_at: addDays(await bank.today(), 1) };
    const first = await newBillet({ ...terms, items: [{ name: 'x', amount: 1, value: 100_000 }] });
    const second = await newBillet({ ...terms, items: [{ name: 'x', amount: 1, value: 100_001 }] });
    await bank.moveDays(31);
    const due = (await detail(member, first)).amount_due!;
    expect(due.lines).toEqual([
      { kind: 'value', amount: 100_000, days: null },
      { kind: 'fine', amount: 2000, days: 30 },
      { kind: 'interest', amount: 990, days: 30 },
    ]);
    expect(await pay(bank, member, first, due.total)).toBe('exact');
    expect(await pay(bank, member, second, 100_001)).toBe('different');
    expect(await lastLine(first)).toBe(
      'Pagamento recebido: R$ 1.029,90, com 30 dias de atraso (R$ 20,00 de multa e R$ 9,90 de juros)',
    );
    expect([(await detail(member, first)).received.due, (await detail(member, second)).received.due]).toEqual([
      due.total,
      102_991,
    ]);
    expect((await detail(member, first)).received).toMatchObject({ lines: due.lines, daysLate: 30 });
    expect(await lastLine(second)).toMatch(
      /^Pagamento recebido: R\$ 1\.000,01, R\$ 29,90 a menos que o devido em \d\d\/\d\d\/\d{4} \(R\$ 1\.029,91\)$/,
    );
  });

  it('with the discount for paying early, up to its day; a day later it is short', async () => {
    const until_date = addDays(await bank.today(), 3);
    const terms: Parameters<typeof newBillet>[0] = {
      items: [{ name: 'x', amount: 1, value: 20_000 }],
      shipping: 1_000,
      discount: { type: 'currency', value: 995 },
      conditional_discount: { type: 'percentage', value: 1000, until_date },
      expire_at: addDays(until_date, 3),
    };
    const [first, second] = [await newBillet(terms), await newBillet(terms)];
    const line = { kind: 'value', amount: 20_005, days: null };
    await bank.moveDays(3);
    expect((await detail(member, first)).amount_due).toEqual({
      total: 18_004,
      lines: [line, { kind: 'discount', amount: 2001, days: null }],
    });
    expect(await pay(bank, member, first, 18_004)).toBe('exact');
    await bank.moveDays(1);
    expect((await detail(member, second)).amount_due).toEqual({ total: 20_005, lines: [line] });
    expect(await pay(bank, member, second, 18_004)).toBe('different');
  });

  it('judges by the day it was paid, not the day it is told', async () => {
    const id = await newBillet({ fine: 200, expire_at: addDays(await bank.today(), 3) });
    const { value: due } = await detail(member, id);
    const paidAt = new Date(`${await bank.today()}T15:00:00-03:00`);
    await bank.moveDays(20);
    expect(await pay(bank, member, id, due, { paidAt })).toBe('exact');
    expect((await detail(member, id)).paid_at).toBe(paidAt.toISOString());
  });

  it('more than due is credited whole', async () => {
    const id = await newBillet();
    const due = (await detail(member, id)).value;
    const paid = async () => expect(await pay(bank, member, id, due + 500)).toBe('different');
    expect(await credited(paid)).toBe(due + 500 - 349);
    expect(await lastLine(id)).toContain('R$ 5,00 a mais');
    expect((await detail(member, id)).paid_value).toBe(due + 500);
  });

  it('what does not cover the fee is free of it', async () => {
    const id = await newBillet();
    expect(await credited(() => pay(bank, member, id, 349))).toBe(349);
    expect(await credited(async () => pay(bank, member, await newBillet(), 350))).toBe(1);
    expect((await detail(member, id)).received).toMatchObject({ count: 1, value: 349, fee: 0, credited: 349 });
  });

  it.each([0, -1, 0.5])('of %d cents is none: nothing is credited', async (amount) => {
    const id = await newBillet();
    expect(await credited(() => expect(pay(bank, member, id, amount)).rejects.toThrow('whole, positive cents'))).toBe(
      0,
    );
    expect((await detail(member, id)).received.count).toBe(0);
  });

  it('nothing came: no fee, nothing credited', async () => {
    expect(await detail(member, await newBillet())).toMatchObject({
      fee: 349,
      received: { count: 0, value: 0, fee: 0, credited: 0, due: null, lines: [], daysLate: 0, settledBefore: false },
    });
  });

  it('paid twice: credited again, stays paid', async () => {
    const id = await newBillet();
    const due = (await detail(member, id)).value;
    await pay(bank, member, id, due);
    await pay(bank, member, await newBillet(), due);
    const before = await detail(member, id);
    expect(await credited(() => pay(bank, member, id, due))).toBe(due - 349);
    const after = await detail(member, id);
    expect([after.status, after.paid_at, after.paid_value]).toEqual([before.status, before.paid_at, before.paid_value]);
    expect([before.received, after.received]).toMatchObject([
      { count: 1, value: due, fee: 349, credited: due - 349 },
      { count: 2, value: 2 * due, fee: 698, credited: 2 * due - 698 },
    ]);
    expect(await lastLine(id)).toContain('Pagamento em duplicidade recebido');
    const { rows } = await bank.store.execute(
      'select content from notifications where account_id = $1 order by id desc limit 1',
      [member.accountId],
    );
    expect(rows[0].content).toBe(`Boleto de Bruno Lima pago em duplicidade: ${formatMoney(due)}`);
  });

  it.each([
    ['PUT /charges/cancel', 'Pago após o cancelamento'],
    ['PUT /charges/manual-payment', 'Pago depois de marcado como pago'],
  ] as const)('after %s: credited, paid', async (call, told) => {
    const id = await newBillet();
    const due = (await detail(member, id)).value;
    await member.call(call, { body: { ids: [id] } });
    expect(await credited(() => pay(bank, member, id, due))).toBe(due - 349);
    const after = await detail(member, id);
    expect([after.status, after.received.due, after.received.settledBefore]).toEqual(
      call === 'PUT /charges/cancel' ? ['paid', due, false] : ['paid', null, true],
    );
    expect(await lastLine(id)).toBe(`${told}: ${formatMoney(due)}`);
  });

  it('after it was written off: says so, how late it is, and what is missing', async () => {
    const due = await aBusinessDay();
    const terms = { fine: 200, interest: 33, write_off_days: 5, expire_at: due };
    const [whole, short] = [
      await newBillet({ ...terms, items: [{ name: 'x', amount: 1, value: 100_000 }] }),
      await newBillet({ ...terms, items: [{ name: 'x', amount: 1, value: 200_000 }] }),
    ];
    await bank.work((trx, tools) => expireCharges(trx, tools, addDays(due, 9)));
    const day = addDays(due, 10);
    expect([
      await pay(bank, member, whole, 102_330, { paidAt: noon(day) }),
      await pay(bank, member, short, 300, { paidAt: noon(day) }),
    ]).toEqual(['after-end', 'after-end']);
    expect(await lastLine(whole)).toBe(
      'Pago após a baixa automática: R$ 1.023,30, com 10 dias de atraso (R$ 20,00 de multa e R$ 3,30 de juros)',
    );
    expect(await lastLine(short)).toBe(
      `Pago após a baixa automática: R$ 3,00, R$ 2.043,60 a menos que o devido em ${formatDay(day)} (R$ 2.046,60)`,
    );
    expect((await detail(member, short)).charge_histories.at(-1)).toMatchObject({ agent: 'rail', action: 'payment' });
  });

  it('less than was due, after it was canceled', async () => {
    const id = await newBillet({
      items: [{ name: 'x', amount: 1, value: 10_000 }],
      expire_at: addDays(await bank.today(), 20),
    });
    await member.call('PUT /charges/cancel', { body: { ids: [id] } });
    await pay(bank, member, id, 300);
    expect(await lastLine(id)).toMatch(
      /^Pago após o cancelamento: R\$ 3,00, R\$ 97,00 a menos que o devido em \d\d\/\d\d\/\d{4} \(R\$ 100,00\)$/,
    );
  });

  it.each([
    [{ fine: 200, interest: 0 }, 10_200, 'R$ 102,00, com 1 dia de atraso (R$ 2,00 de multa)'],
    [{ fine: 0, interest: 33 }, 10_003, 'R$ 100,03, com 1 dia de atraso (R$ 0,03 de juros)'],
    [{ fine: 0, interest: 0 }, 10_000, 'R$ 100,00, com 1 dia de atraso'],
  ])('late by a day, on %j', async (terms, amount, told) => {
    const due = await aBusinessDay();
    const id = await newBillet({ ...terms, items: [{ name: told, amount: 1, value: 10_000 }], expire_at: due });
    expect(await pay(bank, member, id, amount, { paidAt: noon(addDays(due, 1)) })).toBe('exact');
    expect(await lastLine(id)).toBe(`Pagamento recebido: ${told}`);
  });

  it('by the barcode of before the due date changed', async () => {
    const id = await newBillet();
    const { charge_payment, value: due } = await detail(member, id);
    await member.call('PUT /charges/expire-at', { body: { ids: [id], expire_at: addDays(await bank.today(), 40) } });
    expect(await pay(bank, member, id, due, { collectionKey: charge_payment.collection_key! })).toBe('exact');
  });

  it('goes to the account of its barcode, though another has a billet of the same number', async () => {
    await newBillet();
    const other = await bank.openAccount();
    const [theirs] = await issue(bank, other, [await addCustomer(other)]);
    expect(await credited(() => pay(bank, other, theirs!, 10_000))).toBe(0);
    expect((await detail(other, theirs!)).status).toBe('paid');
  });

  it('of a barcode that is not ours is refused, nothing moves', async () => {
    const id = await newBillet();
    const moved = credited(() =>
      expect(
        pay(bank, member, id, 100, { collectionKey: '23799755200003700003381260007827139500006330' }),
      ).rejects.toMatchObject({ status: 404 }),
    );
    expect(await moved).toBe(0);
  });
});
