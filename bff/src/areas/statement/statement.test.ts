import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { parse } from 'ofx-js';
import { Ofx } from 'ofx-data-extractor';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StatementLine } from '@balcao/contract/statement';
import { openEmptyBank, type EmptyBank, type Member } from '../../../test/harness';
import { pdfWords } from '../../../test/papers';
import { addDays } from '../../core/calendar';
import { BANK, balanceOf, post, reserve } from '../../ledger/ledger';
import { balanceAtEndOf } from './lines';
import { periodEntries } from './period-entries';

let bank: EmptyBank;
let member: Member;
let today: string;
beforeAll(async () => {
  bank = await openEmptyBank();
  member = await bank.openAccount();
  today = await bank.today();
});
afterAll(() => bank.close());

interface Move {
  amount: number;
  at: Date;
  kind?: string;
  description?: string;
  protocol?: string;
  pixKey?: string;
  counterpart?: { name: string; document?: string };
}

const move = (to: Member, { amount, at, kind = 'deposit', description = 'Depósito', ...more }: Move) =>
  bank.work((trx) =>
    post(trx, {
      key: randomUUID(),
      kind,
      description,
      at,
      entries: [
        { accountId: to.accountId, kind: 'available', amount },
        { accountId: BANK, kind: 'settlement', amount: -amount },
      ],
      ...more,
    }),
  );
const noon = (day: string) => new Date(`${day}T12:00:00-03:00`);

const pages = async (of: Member, body: Parameters<typeof pageOf>[1]): Promise<StatementLine[]> => {
  const all: StatementLine[] = [];
  for (let actual: string | null = null; ;) {
    const { transactions, pagination } = await pageOf(of, { ...body, pagination: { cursors: { actual } } });
    all.push(...transactions);
    actual = pagination.cursor.next;
    if (actual === null) return all;
  }
};
const pageOf = async (of: Member, body: object) => (await of.call('POST /statement', { body: body as never })).json;

it('the types to filter by are those of the account’s own lines, each once (SHELL-7.6-2)', async () => {
  const [one, other] = [await bank.openAccount(), await bank.openAccount()];
  const typesOf = async (of: Member) => (await of.call('GET /statement/types')).json.types.map(({ id }) => id).sort();
  expect(await typesOf(one)).toEqual([]);
  // money of another kind, whose lines are no part of the statement
  await bank.store.execute(
    "insert into ledger_accounts (account_id, kind, may_be_negative, posting_kinds) values ($1, 'prepaid', false, '{card-purchase}')",
    [one.accountId],
  );
  for (const kind of ['deposit', 'withdrawal', 'deposit']) await move(one, { amount: 100, at: noon(today), kind });
  await move(other, { amount: 100, at: noon(today), kind: 'payroll' });
  expect(await typesOf(one)).toEqual(['deposit', 'withdrawal']);
  expect(await typesOf(other)).toEqual(['payroll']);
});

describe('the lines', () => {
  it('add up to the balance on any day, whatever moved and in whatever order it was told (SHELL-7.6-1)', async () => {
    const moves = fc.array(
      fc.record({ amount: fc.integer({ min: -500, max: 900 }), back: fc.integer({ min: 0, max: 40 }) }),
      {
        minLength: 20,
        maxLength: 60,
      },
    );
    await fc.assert(
      fc.asyncProperty(moves, async (all) => {
        const one = await bank.openAccount();
        await move(one, { amount: 100_000, at: noon(addDays(today, -60)) });
        for (const { amount, back } of all) if (amount) await move(one, { amount, at: noon(addDays(today, -back)) });
        const lines = await pages(one, {});
        expect(lines).toHaveLength(all.filter(({ amount }) => amount).length + 1);
        for (const day of [0, 3, 10, 25, 61].map((back) => addDays(today, -back))) {
          const sum = lines.filter((line) => line.day <= day).reduce((total, { value }) => total + value, 0);
          expect(await balanceAtEndOf(bank.store.db, one.accountId, day)).toBe(sum);
        }
        let balance = 0;
        for (const line of lines.toReversed()) expect(line.balance).toBe((balance += line.value));
        expect(balance).toBe((await balanceOf(bank.store.db, one.accountId)).balance);
      }),
      { numRuns: 5 },
    );
  });

  it('come fifteen at a time by cursor, newest first, each once (SHELL-9-2)', async () => {
    const one = await bank.openAccount();
    for (let i = 1; i <= 40; i++) await move(one, { amount: i, at: noon(addDays(today, Math.floor(i / 4) - 20)) });
    const first = await pageOf(one, {});
    expect(first.transactions).toHaveLength(15);
    expect(first.transactions[0]!.value).toBe(40);
    const all = await pages(one, {});
    expect(all.map(({ value }) => value)).toEqual(Array.from({ length: 40 }, (_, i) => 40 - i));
    expect((await pageOf(one, { pagination: { sortDesc: false } })).transactions[0]!.value).toBe(1);
    // SHELL-7.6-3: pages by number; a cursor is stronger
    const third = await pageOf(one, { pagination: { currentPage: 3 } });
    expect(third.transactions.map(({ value }: StatementLine) => value)).toEqual([10, 9, 8, 7, 6, 5, 4, 3, 2, 1]);
    expect(third.pagination.cursor.next).toBeNull();
    const { next } = first.pagination.cursor;
    const second = await pageOf(one, { pagination: { currentPage: 3, pageSize: 25, cursors: { actual: next } } });
    expect(second.transactions.map(({ value }: StatementLine) => value)).toEqual(
      Array.from({ length: 25 }, (_, i) => 25 - i),
    );
    expect((await pageOf(one, { pagination: { currentPage: 4 } })).transactions).toEqual([]);
    const filter = async (page?: number) => {
      const { json } = await one.call('POST /transactions/filter', { body: { filterBy: 'in', ...(page && { page }) } });
      return [json.totalItems, json.transactions.map(({ value }) => value)];
    };
    expect([await filter(), await filter(3)]).toEqual([
      [40, Array.from({ length: 15 }, (_, i) => 40 - i)],
      [40, [10, 9, 8, 7, 6, 5, 4, 3, 2, 1]],
    ]);
  });

  it('say of each of their days what came in, went out and was there at its end', async () => {
    const one = await bank.openAccount();
    await move(one, { amount: 500, at: noon(addDays(today, -2)) });
    await move(one, { amount: 300, at: noon(today) });
    await move(one, { amount: -200, at: noon(today), kind: 'withdrawal' });
    const { days } = await pageOf(one, { filters: { filterBy: 'out' } });
    expect(days).toEqual([{ day: today, in: 300, out: -200, balance: 600 }]);
  });
});

it('a line of the first instant of a day is of that day, wherever it is counted (SHELL-7.6-1)', async () => {
  const one = await bank.openAccount();
  const { db } = bank.store;
  const evolution = async () => (await one.call('GET /statement/evolution', { query: { days: '30' } })).json;
  const { month } = (await evolution()).months[0]!;
  await move(one, { amount: 7, at: new Date(`${month}-01T00:00:00-03:00`) });
  const [day, before] = [addDays(today, -29), addDays(today, -30)];
  await move(one, { amount: 100, at: new Date(`${day}T00:00:00-03:00`) });
  const countOn = async (of: string) =>
    (await pageOf(one, { filters: { dateFrom: of, dateTo: of, minValue: 100, maxValue: 100 } })).transactions.length;
  expect([await countOn(before), await countOn(day)]).toEqual([0, 1]);
  const balanceOn = (of: string) => balanceAtEndOf(db, one.accountId, of);
  expect([await balanceOn(before), await balanceOn(day)]).toEqual([7, 107]);
  expect((await pageOf(one, {})).days[0]).toEqual({ day, in: 100, out: 0, balance: 107 });
  const { days, months } = await evolution();
  expect([days[0], days.at(-1)]).toEqual([
    { day, balance: 107 },
    { day: today, balance: 107 },
  ]);
  expect([months[0], months.at(-1)!.balance]).toEqual([{ month, in: 7, out: 0, balance: 7 }, 107]);
  const linesOn = (of: string) => periodEntries(db, one.accountId, { from: of, to: of }, 10);
  expect(await linesOn(day)).toMatchObject({ opening: 7, entries: [{ day, value: 100 }] });
  expect(await linesOn(before)).toEqual({ opening: 7, entries: [] });
});

describe('the filters (SHELL-7.6-2)', () => {
  beforeAll(async () => {
    await move(member, { amount: 10_000, at: noon(addDays(today, -9)), description: 'Aporte 100% inicial' });
    await move(member, { amount: -2_500, at: noon(addDays(today, -5)), kind: 'payroll', description: 'Folha' });
    const counterpart = { name: 'Bruno Reis', document: '52998224725' };
    const pix = { kind: 'pix', protocol: 'E0908935620261123', pixKey: 'ana@exemplo.com', counterpart };
    await move(member, { amount: 700, at: noon(addDays(today, -1)), description: 'Pix de Ana', ...pix });
  });
  const values = async (filters: object) =>
    (await pageOf(member, { filters })).transactions.map(({ value }: StatementLine) => value);

  it.each([
    [{ filterBy: 'in' }, [700, 10_000]],
    [{ filterBy: 'out' }, [-2_500]],
    [{ transactionTypes: ['payroll', 'pix'] }, [700, -2_500]],
    [{ protocol: 'E0908935620261123' }, [700]],
    [{ protocol: ' E09089356 20261123' }, [700]],
    [{ pixKey: ' ana@exemplo.com ' }, [700]],
    [{ minValue: 701, maxValue: 2_500 }, [-2_500]],
    [{ minValue: 700, maxValue: 2_499 }, [700]],
    [{ minValue: 2_500 }, [-2_500, 10_000]],
    [{ minValue: 2_501 }, [10_000]],
    [{ maxValue: 2_500 }, [700, -2_500]],
    [{ maxValue: 2_499 }, [700]],
    [{ minValue: 700, filterBy: 'out' }, [-2_500]],
    [{ description: '100%' }, [10_000]],
    [{ description: 'folha' }, [-2_500]],
    [{ description: 'bruno' }, [700]],
  ])('%j', async (filters, expected) => expect(await values(filters)).toEqual(expected));

  it('take days from and to, both included', async () => {
    expect(await values({ dateFrom: addDays(today, -5), dateTo: addDays(today, -1) })).toEqual([700, -2_500]);
  });

  it('finds a line without an operation by the number it shows', async () => {
    const [line] = (await pageOf(member, { filters: { description: 'folha' } })).transactions;
    expect(await values({ protocol: line!.protocol })).toEqual([-2_500]);
    const { rows } = await bank.store.execute(
      "select id from ledger_transactions where protocol = 'E0908935620261123'",
    );
    expect(await values({ protocol: String(rows[0].id) }), 'its number is not shown').toEqual([]);
  });

  it('refuses a period that ends before it begins, at its field', async () => {
    const reply = await member.call('POST /statement', {
      body: { filters: { dateFrom: today, dateTo: addDays(today, -1) } },
    });
    expect(reply.status).toBe(422);
    expect(reply.json.errors).toEqual([{ field: 'dateTo', message: 'A data final não pode ser anterior à inicial.' }]);
  });
});

describe('one line', () => {
  it('is shown to its account alone', async () => {
    const [line] = (await pageOf(member, {})).transactions;
    const shown = await member.call('GET /statement/{id}', { params: { id: line!.id } });
    const counterpart = { name: 'Bruno Reis', document: '52998224725' };
    expect(shown.json).toMatchObject({
      id: line!.id,
      day: addDays(today, -1),
      type: 'pix',
      description: 'Pix de Ana',
      value: 700,
      balance: 8_200,
      protocol: 'E0908935620261123',
      pixKey: 'ana@exemplo.com',
      counterpart,
      origin: null,
      returnable: false,
      returnAt: null,
    });
    const other = await bank.openAccount();
    expect((await other.call('GET /statement/{id}', { params: { id: line!.id } })).status).toBe(404);
  });
});

describe('blocks', () => {
  it('tell what is held and why', async () => {
    const at = noon(addDays(today, -1));
    await bank.work((trx) => reserve(trx, randomUUID(), member.accountId, 1_200, at));
    const { json } = await member.call('GET /statement/blocks', {});
    const held = { amount: 1_200, reason: 'Valor reservado pelo banco', since: at.toISOString() };
    expect(json).toMatchObject({ amount: 1_200, items: [held] });
    expect((await pageOf(member, {})).blocks).toEqual({ count: 1, amount: 1_200 });
  });
});

describe('the evolution', () => {
  it('ends at the balance, month by month and day by day', async () => {
    const { json } = await member.call('GET /statement/evolution', { query: { days: '30' } });
    const { balance } = await balanceOf(bank.store.db, member.accountId);
    expect(json.months).toHaveLength(12);
    expect(json.months.at(-1)).toMatchObject({ month: today.slice(0, 7), balance });
    expect(json.days).toHaveLength(30);
    expect(json.days.at(-1)).toEqual({ day: today, balance });
    expect(json.days[0]!.balance).toBe(0);
    const longer = (await member.call('GET /statement/evolution', { query: { days: '90' } })).json.days;
    expect([longer.length, longer[0]?.day]).toEqual([90, addDays(today, -89)]);
  });
});

describe('a report', () => {
  const made = async (format: 'pdf' | 'csv' | 'xlsx' | 'ofx') => {
    const { json } = await member.call('POST /statement/report/{format}', { params: { format }, body: {} });
    await bank.runJobs();
    return (await member.call('GET /tasks/{id}/file', { params: { id: json.task } })).raw;
  };

  it('as OFX is read by two parsers that are not ours, with the balance of the screen', async () => {
    const file = (await made('ofx')).toString('utf8');
    const { OFX } = (await parse(file)) as any;
    const statement = OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS;
    expect(statement.BANKACCTFROM.BANKID).toBe('364');
    expect(statement.BANKTRANLIST.STMTTRN.map((one: any) => [one.TRNTYPE, one.TRNAMT])).toEqual([
      ['CREDIT', '100.00'],
      ['DEBIT', '-25.00'],
      ['CREDIT', '7.00'],
    ]);
    expect(statement.LEDGERBAL.BALAMT).toBe('82.00');
    const second = new Ofx(file);
    expect(second.validate()).toMatchObject({ isValid: true });
    const [lines, told] = [second.getBankTransferList(), second.toJson() as any];
    expect(lines.map(({ TRNTYPE, TRNAMT }) => [TRNTYPE, Number(TRNAMT)])).toEqual([
      ['CREDIT', 100],
      ['DEBIT', -25],
      ['CREDIT', 7],
    ]);
    expect(Number(told.OFX.BANKMSGSRSV1.STMTTRNRS.STMTRS.LEDGERBAL.BALAMT)).toBe(82);
  });

  it('as CSV, XLSX and PDF holds every line', async () => {
    const csv = (await made('csv')).toString('utf8');
    expect(csv.trim().split('\r\n')).toHaveLength(4);
    expect(csv).toContain(';-25,00;75,00');
    expect((await made('xlsx')).subarray(0, 2).toString()).toBe('PK');
    const words = await pdfWords(await made('pdf'));
    for (const figure of ['Entradas', 'R$ 107,00', 'R$ 25,00', 'R$ 82,00', '100,00', '-25,00', '75,00', '7,00'])
      expect(words).toContain(figure);
  });

  it('is found again in the list of its user alone', async () => {
    const { json } = await member.call('GET /statement/reports', {});
    expect(json.items).toHaveLength(4);
    const { raw } = await member.call('GET /tasks/{id}/file', { params: { id: json.items[0]!.task } });
    expect(json.items[0]!.file?.bytes).toBe(raw.length);
    expect(json.items[0]).toMatchObject({
      status: 'done',
      file: {
        name: expect.stringMatching(new RegExp(`^extrato-\\d+-\\d-${addDays(today, -9)}-a-${today}\\.pdf$`)),
        bytes: expect.any(Number),
      },
    });
    const other = await bank.join((await bank.openAccount()).userId, member.accountId);
    expect((await other.call('GET /statement/reports', {})).json.items).toEqual([]);
  });

  it('of a period has its lines alone, its days in its name, and the balance of its last day', async () => {
    const [dateFrom, dateTo] = [addDays(today, -9), addDays(today, -5)];
    const body = { dateFrom, dateTo };
    const { json } = await member.call('POST /statement/report/{format}', { params: { format: 'ofx' }, body });
    await bank.runJobs();
    const file = (await member.call('GET /tasks/{id}/file', { params: { id: json.task } })).raw.toString();
    const stamp = (day: string) => `${day.replaceAll('-', '')}000000[-3:BRT]`;
    expect(file).toContain(`<DTSTART>${stamp(dateFrom)}</DTSTART><DTEND>${stamp(dateTo)}</DTEND>`);
    expect(file.match(/<TRNAMT>[^<]*/g)).toEqual(['<TRNAMT>100.00', '<TRNAMT>-25.00']);
    expect(file).toContain(`<LEDGERBAL><BALAMT>75.00</BALAMT><DTASOF>${stamp(dateTo)}</DTASOF>`);
    const task = (await member.call('GET /tasks/{id}', { params: { id: json.task } })).json;
    expect(task.file!.name).toContain(`-${dateFrom}-a-${dateTo}.ofx`);
  });
});

describe('AREAS-3-statement-2: lines sorted by another column', () => {
  let one: Member;
  beforeAll(async () => {
    one = await bank.openAccount();
    const lines = [
      [500, 'beta', 'pix-received'],
      [-300, 'Alfa', 'pix'],
      [500, 'gama', 'deposit'],
      [900, 'alfa', 'deposit'],
    ] as const;
    for (const [at, [amount, description, kind]] of lines.entries())
      await move(one, { amount, description, kind, at: noon(addDays(today, at - 4)) });
  });
  const shown = (line: StatementLine) => [line.value, line.description];

  it.each([
    ['value', true, [900, 500, 500, -300], ['alfa', 'gama', 'beta', 'Alfa']],
    ['value', false, [-300, 500, 500, 900], ['Alfa', 'beta', 'gama', 'alfa']],
    ['description', false, [-300, 900, 500, 500], ['Alfa', 'alfa', 'beta', 'gama']],
    ['type', false, [500, 900, -300, 500], ['gama', 'alfa', 'Alfa', 'beta']],
    ['date', false, [500, -300, 500, 900], ['beta', 'Alfa', 'gama', 'alfa']],
  ] as const)('%s (down: %s) come in its order, each once', async (sortBy, sortDesc, values, names) => {
    const all: StatementLine[] = [];
    for (let actual: string | null = null, n = 0; n < 9; n++) {
      const body = { pagination: { sortBy, sortDesc, cursors: { actual } } };
      const { transactions, days, pagination } = await pageOf(one, body);
      expect(days.length > 0).toBe(sortBy === 'date');
      all.push(...transactions);
      actual = pagination.cursor.next;
      if (actual === null) break;
    }
    expect(all.map(shown)).toEqual(values.map((value, at) => [value, names[at]]));
  });

  it('continue after a line of the same value where its page ends', async () => {
    const lines = await pageOf(one, { pagination: { sortBy: 'value' } });
    const [, first, second] = lines.transactions;
    const after = { pagination: { sortBy: 'value', cursors: { actual: String(first!.id) } } };
    expect((await pageOf(one, after)).transactions[0]).toEqual(second);
  });
});
