import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addCustomer, detail, issue, pay as clear } from '../../../test/billets';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { callSigned } from '../../../../tests/support/sign';
import { addDays, isBusinessDay, nextBusinessDay } from '../../core/calendar';
import { bankNow } from '../../core/clock';
import { limitsLeft } from '../../kits/money/limits';
import { saoPauloInstant } from '../../kits/money/slot';
import { BANK, balanceOf, post } from '../../ledger/ledger';
import { mod11General } from '../../rails/billet/check-digits';
import { dueFactor } from '../../rails/billet/due-factor';
import { typedLine } from '../../rails/billet/barcode';
import { returnSandboxPayment } from '../../rails/payments/sandbox';
import type { Operation } from '../../kits/money/kind';
import { MONEY } from './kinds';
import { payOwn } from './own';

const UTILITY = '846200000004470000113220292826006077729363538004';

let bank: EmptyBank;
beforeAll(async () => {
  bank = await openEmptyBank();
});
// a deposit is marked as paid by the test itself
afterAll(() => bank.close(['a deposit is paid once there is a payment of it']));

/** Moves the clock to a São Paulo time of the next business day; answers the day. */
async function moveTo(time: string): Promise<string> {
  const day = nextBusinessDay(addDays(await bank.today(), 1));
  await moveAt(day, time);
  return day;
}

async function moveAt(day: string, time: string): Promise<void> {
  const seconds = (saoPauloInstant(day, time).getTime() - (await bankNow(bank.store.db)).getTime()) / 1000;
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [Math.ceil(seconds)]);
}

async function funded(cents: number): Promise<Member> {
  const member = await bank.openAccount();
  const entries = [
    { accountId: member.accountId, kind: 'available' as const, amount: cents },
    { accountId: BANK, kind: 'settlement' as const, amount: -cents },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: randomUUID(), kind: 'deposit', description: 'Depósito', at, entries }));
  return member;
}

let numbers = 0;
/** The typed line of a new billet of another bank. */
const lineOf = (value: number, due: string): string => lineWith(value, dueFactor(due));
function lineWith(value: number, factor: string): string {
  const free = String(++numbers).padStart(23, '0') + '10';
  const tail = factor + String(value).padStart(10, '0') + free;
  return typedLine(`2379${mod11General(`2379${tail}`)}${tail}`);
}

interface Asked {
  line: string;
  amount?: number;
  day?: string;
}
const review = async (who: Member, bills: Asked[]) => (await who.call('POST /bills/review', { body: { bills } })).json;
const refusals = async (who: Member, bill: Asked) =>
  Object.fromEntries((await review(who, [bill])).items[0]!.refusals.map(({ field, message }) => [field, message]));
/** Reviews the bills and signs the values of the review, as the portal does. */
async function pay(who: Member, bills: Asked[]) {
  const { items, total } = await review(who, bills);
  return callSigned(who, 'POST /bills', {
    body: {
      bills: bills.map(({ line }, i) => ({ line, amount: items[i]!.review!.amount, day: items[i]!.review!.date.day })),
      total,
      count: bills.length,
      payee: items[0]!.bill!.payee,
    },
  });
}
const balance = async ({ accountId }: Member) => (await balanceOf(bank.store.db, accountId)).balance;
async function settle(): Promise<void> {
  await bank.runJobs();
  await bank.store.execute('update bank_clock set offset_seconds = offset_seconds + 10');
  for (const { jobs } of Object.values(MONEY))
    bank.waiting.push({ job: jobs.find(({ name }) => name.endsWith('-round'))!, data: {} });
  await bank.runJobs();
}

describe('a typed line (AREAS-5-14)', () => {
  it.each([
    ['23793381286000782713695000063305975520000370001', 'line', /dígito verificador/],
    ['23793381296000782713695000063305975520000370000', 'line', /primeiro bloco/],
    [`${UTILITY.slice(0, 13)}9${UTILITY.slice(14)}`, 'line', /segundo bloco/],
    ['2379338', 'line', /47 números/],
    ['84620', 'line', /48 números/],
    ['abc', 'line', /só pode ter números/],
  ])('%s is refused at its field', async (line, field, message) => {
    const member = await bank.openAccount();
    expect((await refusals(member, { line }))[field]).toMatch(message);
  });
});

describe('the due factor past 2025-02-22, when it began again (domain.md 3)', () => {
  it.each([
    ['9999', '2025-02-21', '22/04/2025'],
    ['1000', '2025-02-22', '23/04/2025'],
  ])('%s was due on %s, and is refused at its field as too late', async (factor, due, last) => {
    const member = await funded(100_000);
    const [one] = (await review(member, [{ line: lineWith(5_000, factor) }])).items;
    expect(one!.bill?.due).toBe(due);
    expect(one!.refusals).toContainEqual({ field: 'line', message: expect.stringContaining(last) });
  });

  it('is of the day that is near, not of 27 years before, and is paid', async () => {
    const day = await moveTo('10:00');
    const member = await funded(100_000);
    const [one] = (await review(member, [{ line: lineWith(5_000, dueFactor(addDays(day, 30))) }])).items;
    expect(one).toMatchObject({ bill: { due: addDays(day, 30) }, refusals: [] });
  });
});

describe('paying', () => {
  it('takes a billet and a slip together, and brings back what is refused later', async () => {
    const day = await moveTo('10:00');
    const member = await funded(100_000);
    const bills = [{ line: lineOf(10_000, day) }, { line: UTILITY }];
    const answer = await review(member, bills);
    expect(answer).toMatchObject({ total: 14_700, missing: 0 });
    const made = await pay(member, bills);
    expect(made.status, JSON.stringify(made.json)).toBe(200);
    await settle();
    expect(await balance(member)).toBe(85_300);
    const [{ protocol }] = made.json.items;
    const at = await bankNow(bank.store.db);
    await bank.store.transaction((trx) => returnSandboxPayment(trx, 'bill', protocol, at));
    await settle();
    expect(await balance(member)).toBe(95_300);
  });

  it('counts several bills together, and what is scheduled, against the limit of their day (SHELL-3-12)', async () => {
    await moveTo('10:00');
    const member = await funded(100_000_000);
    const day = nextBusinessDay(addDays(await bank.today(), 20));
    const { amount: limit } = (
      await limitsLeft(bank.store.db, member.accountId, 'bill', await bankNow(bank.store.db), null)
    ).find(({ period }) => period === 'day')!;
    const half = Math.ceil(limit * 0.4);
    const bills = [1, 2, 3].map(() => ({ line: lineOf(half, day), day }));
    const together = (await review(member, bills)).items.map(({ refusals: all }) => all.map(({ message }) => message));
    expect(together).toEqual([[], [], [expect.stringMatching(/limite diário: restam/)]]);
    expect((await pay(member, bills.slice(0, 2))).status).toBe(200);
    expect((await refusals(member, bills[2]!))['amount']).toMatch(/limite diário: restam/);
    const other = { ...bills[2]!, day: nextBusinessDay(addDays(day, 1)) };
    expect(await refusals(member, other)).toEqual({});
  });

  it('asks fine and interest of a late billet, and refuses one that is too late', async () => {
    const day = await moveTo('10:00');
    const member = await funded(1_000_000);
    const late = { line: lineOf(100_000, addDays(day, -10)) };
    const { bill } = (await review(member, [late])).items[0]!;
    expect(bill).toMatchObject({ fine: 2_000, interest: 330 });
    expect((await refusals(member, { line: lineOf(100_000, addDays(day, -61)) })).line).toMatch(
      /só podia ser pago até/,
    );
  });

  it.each([
    ['a billet after 22 h', 50_000, '22:30'],
    ['a large billet after 14 h', 25_000_000, '14:30'],
  ])('%s leaves the next business day', async (_, value, time) => {
    const day = await moveTo(time);
    const member = await funded(60_000_000);
    const [one] = (await review(member, [{ line: lineOf(value, addDays(day, 20)) }])).items;
    const next = nextBusinessDay(addDays(day, 1));
    expect(one!.review?.date).toMatchObject({ day: next, today: false, moved: 'after-cut-off' });
    expect(isBusinessDay(next)).toBe(true);
  });

  it('refuses the same bill again, in one list too, and another amount than it is of', async () => {
    const day = await moveTo('10:00');
    const member = await funded(100_000);
    const bill = { line: lineOf(5_000, addDays(day, 2)) };
    const twice = (await review(member, [bill, bill])).items;
    expect(twice[1]!.refusals[0]?.message).toMatch(/duas vezes/);
    expect((await refusals(member, { ...bill, amount: 5_001 })).amount).toMatch(/R\$\s50,00/);
    expect((await pay(member, [bill])).status).toBe(200);
    expect((await refusals(member, bill)).line).toMatch(/já está sendo pago/);
    const other = await funded(100_000);
    expect((await refusals(other, bill)).line).toBe('Este boleto já foi pago ou está sendo pago.');
  });

  it.each([
    ['of another sum', { total: 5_001 }],
    ['of another number', { count: 2 }],
    ['to another payee', { payee: 'Outra Empresa' }],
  ])('refuses bills that were signed as %s than they are', async (_, signed) => {
    const day = await moveTo('10:00');
    const member = await funded(100_000);
    const bill = { line: lineOf(5_000, addDays(day, 2)) };
    const { payee } = (await review(member, [bill])).items[0]!.bill!;
    const body = { bills: [{ ...bill, amount: 5_000, day }], total: 5_000, count: 1, payee };
    expect((await callSigned(member, 'POST /bills', { body: { ...body, ...signed } })).json.code).toBe('changed');
    expect((await balanceOf(bank.store.db, member.accountId)).available).toBe(100_000);
    expect((await callSigned(member, 'POST /bills', { body })).status).toBe(200);
  });

  it('pays one bill once, however many ask at once', async () => {
    const day = await moveTo('10:00');
    const member = await funded(100_000);
    const bill = [{ line: lineOf(5_000, addDays(day, 2)) }];
    const all = await Promise.all([pay(member, bill), pay(member, bill), pay(member, bill)]);
    expect(all.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
  });

  it('tells of one of the same payee and value in thirty days, unless it was called off', async () => {
    const day = await moveTo('10:00');
    const member = await funded(100_000);
    const look = async (line: string, who = member) => (await review(who, [{ line }])).items[0]!;
    const payee = (await look(lineOf(7_000, addDays(day, 4)))).bill!.payee;
    /** A new bill of that payee, or of any other. */
    const of = async (value: number, isSame = true) => {
      for (;;) {
        const line = lineOf(value, addDays(await bank.today(), 4));
        if (((await look(line)).bill!.payee === payee) === isSame) return line;
      }
    };
    const warned = async (line: string, who = member) => (await look(line, who)).warnings;
    const first = await of(7_000);
    const later = nextBusinessDay(addDays(day, 1));
    const planned = await pay(member, [{ line: first, day: later }]);
    const alike = await of(7_000);
    expect(await warned(alike)).toEqual([expect.stringMatching(/^Parece repetido: em .* R\$\s70,00 a /)]);
    expect(await warned(first)).toEqual([]);
    expect(await warned(await of(7_001))).toEqual([]);
    expect(await warned(await of(7_000, false))).toEqual([]);
    expect(await warned(alike, await funded(100_000))).toEqual([]);
    const params = { id: planned.json.items[0]!.id };
    await member.call('PUT /scheduled-payments/{id}/cancel', { params });
    expect(await warned(alike)).toEqual([]);
    await pay(member, [{ line: first }]);
    await bank.moveDays(30);
    expect(await warned(await of(7_000))).toHaveLength(1);
    await bank.moveDays(1);
    expect(await warned(await of(7_000))).toEqual([]);
  });

  it('schedules, and calls off what is scheduled', async () => {
    const day = await moveTo('10:00');
    const member = await funded(100_000);
    const later = nextBusinessDay(addDays(day, 3));
    const made = await pay(member, [{ line: lineOf(7_000, addDays(later, 1)), day: later }]);
    expect(made.json.items[0]).toMatchObject({ state: 'scheduled', scheduled_for: later });
    const { items } = (await member.call('POST /scheduled-payments/search', { body: {} })).json;
    expect(items).toHaveLength(1);
    expect((await member.call('GET /scheduled-payments/totals')).json).toMatchObject({ count: 1, amount: 7_000 });
    const params = { id: items[0]!.id };
    expect((await member.call('PUT /scheduled-payments/{id}/cancel', { params })).json.state).toBe('cancelled');
    const other = await bank.openAccount();
    expect((await other.call('PUT /scheduled-payments/{id}/cancel', { params })).status).toBe(404);
  });
});

describe("a billet of this bank's own", () => {
  it('pays that charge at once, and only once', async () => {
    await moveTo('23:00');
    const issuer = await bank.openAccount();
    const [id] = await issue(bank, issuer, [await addCustomer(issuer)]);
    const { barcode, value } = await detail(issuer, id!);
    const member = await funded(1_000_000);
    const bill = [{ line: barcode! }];
    expect((await review(issuer, bill)).items[0]!.refusals[0]?.message).toMatch(/sua própria conta/);
    expect((await pay(member, bill)).json.items[0]).toMatchObject({ state: 'settled', amount: value });
    expect(await detail(issuer, id!)).toMatchObject({ status: 'paid' });
    expect(await balance(member)).toBe(1_000_000 - value);
    expect(await balance(issuer)).toBeGreaterThan(0);
    expect((await refusals(member, bill[0]!)).line).toMatch(/já foi pago/);
  });

  it('is told from others by its account and number', async () => {
    await moveTo('10:00');
    const [one, other] = [await bank.openAccount(), await bank.openAccount()];
    const ofOne = await issue(bank, one, [await addCustomer(one), await addCustomer(one)]);
    const ofOther = await issue(bank, other, [await addCustomer(other), await addCustomer(other)]);
    const all = [...ofOne.map((id) => [one, id] as const), ...ofOther.map((id) => [other, id] as const)];
    const statuses = () => Promise.all(all.map(async ([who, id]) => (await detail(who, id)).status));
    const open = await statuses();
    for (const [n, [who, id]] of all.entries()) {
      const { barcode } = await detail(who, id);
      expect((await pay(await funded(1_000_000), [{ line: barcode! }])).status).toBe(200);
      expect(await statuses()).toEqual(open.map((status, i) => (i <= n ? 'paid' : status)));
    }
  });

  const ofCharge = async (issuer: Member) => {
    const [id] = await issue(bank, issuer, [await addCustomer(issuer)]);
    return { id: id!, line: (await detail(issuer, id!)).barcode! };
  };
  const ofDeposit = async (issuer: Member) => {
    const { id, barcode } = (await issuer.call('POST /deposit', { body: { value: 10_000 } })).json;
    return { id, line: barcode };
  };
  it.each([
    ['paid elsewhere', ofCharge, (issuer: Member, id: number) => clear(bank, issuer, id, 10_000)],
    [
      'cancelled',
      ofCharge,
      (issuer: Member, id: number) => issuer.call('PUT /charges/cancel', { body: { ids: [id] } }),
    ],
    [
      'of a deposit and paid elsewhere',
      ofDeposit,
      (_: Member, id: number) =>
        bank.store.execute('update deposits set paid_at = now(), paid_value = value where id = $1', [id]),
    ],
  ])('that was %s before its day is not paid then', async (_, open, close) => {
    await moveTo('10:00');
    const [issuer, member] = [await bank.openAccount(), await funded(1_000_000)];
    const { id, line } = await open(issuer);
    const day = addDays(await bank.today(), 2);
    const made = await pay(member, [{ line, day }]);
    expect(made.json.items[0]).toMatchObject({ state: 'scheduled' });
    await close(issuer, id);
    const before = await balance(issuer);
    for (const time of ['08:01', '12:01', '18:01', '21:01', '21:30']) {
      await moveAt(day, time);
      await settle();
    }
    expect(await balance(member)).toBe(1_000_000);
    expect(await balance(issuer)).toBe(before);
    const { state } = await bank.store.db
      .selectFrom('money_operations')
      .select('state')
      .where('id', '=', made.json.items[0]!.id)
      .executeTakeFirstOrThrow();
    expect(state).toBe('refused');
  });

  it("a billet of another bank is not paid as this bank's own", async () => {
    const at = await bankNow(bank.store.db);
    const details = { bars: lineOf(1_000, await bank.today()) };
    const operation = { protocol: randomUUID(), amount: 1_000, details, created_at: at, settled_at: at };
    await expect(
      bank.work((trx, tools) => payOwn(trx, tools, operation as Partial<Operation> as Operation)),
    ).rejects.toMatchObject({ answer: { code: 'bill-paid' } });
  });
});
