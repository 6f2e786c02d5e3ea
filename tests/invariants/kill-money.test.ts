import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { addDays, nextBusinessDay } from '../../bff/src/core/calendar';
import { typedLine } from '../../bff/src/rails/billet/barcode';
import { mod11General } from '../../bff/src/rails/billet/check-digits';
import { dueFactor } from '../../bff/src/rails/billet/due-factor';
import { SANDBOX_CENTS } from '../../bff/src/rails/payments/sandbox';
import type { BankProcess, HttpCaller } from '../support/bank-process';
import { openLastingBank, type LastingBank } from '../support/lasting-bank';
import { sign } from '../support/sign';
import { until } from '../support/until';

/**
 * kill -9 of one process (of two on PostgreSQL) while Pix, TED and bills are paid and assets are bought: a payment that was answered
 * is done once; one that was not is sent again with its key and is done once, whatever the rail loses, delays or repeats. No reservation
 * remains.
 */
let bank: LastingBank;
beforeAll(async () => {
  bank = await openLastingBank();
  await bank.process.start();
  await bank.other?.start();
});
afterAll(() => bank.remove());

interface Asked {
  call: string;
  body: object;
}
interface Intent {
  kind: keyof typeof WAYS;
  key: string;
  amount: number;
  /** The signed call as it was first sent; null before. */
  asked: Asked | null;
  id: number | null;
}

const ask = async (
  who: HttpCaller,
  key: string,
  { body }: { body?: object } = {},
): Promise<{ status: number; json: any }> => {
  const [method, path] = key.split(' ') as [string, string];
  const reply = await who.send(method, `/bff${path}`, body);
  return { status: reply.status, json: await reply.json() };
};

/** The call of each kind of payment, with the values that its review answered. */
const WAYS = {
  pix: async (who: HttpCaller, value: number): Promise<Asked> => {
    const payment = { type: 'key', key: 'ana@exemplo.com.br', value };
    const { receiver, counterpart, date } = (await ask(who, 'POST /pix/review', { body: payment })).json;
    const body = { ...payment, receiver, receiverDocument: counterpart.document, date: date.day };
    return { call: 'POST /pix/start', body };
  },
  ted: async (who: HttpCaller, amount: number): Promise<Asked> => {
    const to = { to: 'other', bank: '60701190', branch: '1234', account: '56789-0', accountType: 'checking' };
    const body = { ...to, owner: 'Padaria Pão Nosso', document: '52998224725', amount, purpose: '5' };
    const { date, counterpart } = (await ask(who, 'POST /transfers/review', { body })).json;
    return { call: 'POST /transfers', body: { ...body, document: counterpart.document, day: date.day } };
  },
  bill: async (who: HttpCaller, amount: number): Promise<Asked> => {
    const { today } = (await ask(who, 'GET /today')).json;
    const free = String(amount).padStart(23, '0') + '10';
    const tail = dueFactor(today) + String(amount).padStart(10, '0') + free;
    const line = typedLine(`2379${mod11General(`2379${tail}`)}${tail}`);
    const { items } = (await ask(who, 'POST /bills/review', { body: { bills: [{ line }] } })).json;
    const bills = [{ line, amount, day: items[0].review.date.day }];
    return { call: 'POST /bills', body: { bills, total: amount, count: 1, payee: items[0].bill.payee } };
  },
  investment: async (who: HttpCaller, amount: number): Promise<Asked> => {
    const [{ id: product, name }] = (await ask(who, 'POST /investments/products/search', { body: { text: 'diária' } }))
      .json.items;
    const { date } = (await ask(who, 'POST /investments/review', { body: { product, amount } })).json;
    return { call: 'POST /investments', body: { product, amount, name, day: date.day } };
  },
};

const MANY = 24;
const KINDS = ['pix', 'ted', 'bill', 'investment'] as const;
const CENTS = [0, SANDBOX_CENTS.lostAnswer, SANDBOX_CENTS.neverTaken, SANDBOX_CENTS.repeated];
const intents: Intent[] = Array.from({ length: MANY }, (_, n) => ({
  kind: KINDS[n % KINDS.length]!,
  key: randomUUID(),
  amount: 1_000 + n * 100 + CENTS[Math.floor(n / KINDS.length) % CENTS.length]!,
  asked: null,
  id: null,
}));
const answered = () => intents.filter(({ id }) => id !== null).length;

const titularOf = (process: BankProcess) => process.signIn('titular@balcao.demo');

/** Sends the intents of the queue until the process dies; an intent without an answer keeps `id` null, to be sent again. */
async function pay(who: HttpCaller, queue: Intent[]): Promise<void> {
  for (let intent = queue.shift(); intent; intent = queue.shift()) {
    try {
      intent.asked ??= await signed(who, intent);
      const { call, body } = intent.asked;
      const reply = await who.send('POST', `/bff${call.replace('POST ', '')}`, body, intent.key);
      const answer = (await reply.json()) as any;
      if (!reply.ok) throw new Error(`${reply.status}: ${JSON.stringify(answer)}`);
      intent.id = (answer.items?.[0] ?? answer).id;
    } catch (error) {
      if (!['TypeError', 'TimeoutError', 'SyntaxError'].includes((error as Error).name)) throw error;
      return;
    }
  }
}

async function signed(who: HttpCaller, { kind, amount }: Intent): Promise<Asked> {
  const asked = await WAYS[kind](who, amount);
  const signer = { call: (key: string, request?: any) => ask(who, key, request) };
  return { ...asked, body: { ...asked.body, signature: await sign(signer, asked as any) } };
}

/** Moves the clock to 10:00 of a business day, when every rail accepts payments. */
async function openRails(who: HttpCaller): Promise<void> {
  const { today } = (await ask(who, 'GET /today')).json;
  await who.send('POST', '/sandbox/api/clock', { at: `${nextBusinessDay(addDays(today, 1))}T10:00:00-03:00` });
}

it('Pix, TED, bills and investments survive kill -9: done once, whichever process dies and whatever the rail loses', async () => {
  let titular = await titularOf(bank.process);
  const elsewhere = bank.other && (await titularOf(bank.other));
  await openRails(titular);

  for (const enough of [4, 10]) {
    const queue = intents.filter(({ id }) => id === null);
    const callers = [titular, titular, ...(elsewhere ? [elsewhere] : [])];
    const work = Promise.all(callers.map((who) => pay(who, queue)));
    await until('some are answered', async () => answered() >= enough);
    await bank.kill();
    queue.length = 0;
    await work;
    await bank.process.start();
    titular = await titularOf(bank.process);
  }
  await pay(
    titular,
    intents.filter(({ id }) => id === null),
  );
  expect(answered()).toBe(MANY);

  const states = async () => {
    const { now } = (await (await titular.send('GET', '/sandbox/api/clock')).json()) as { now: string };
    const at = new Date(new Date(now).getTime() + 60_000).toISOString();
    await titular.send('POST', '/sandbox/api/clock', { at });
    const search = { body: { size: 100 } };
    const { items } = (await ask(titular, 'POST /receipts/search', search)).json as {
      items: { id: number; state: string }[];
    };
    return intents.map(({ id }) => items.find((one) => one.id === id)?.state);
  };
  await until('all are settled', async () => (await states()).every((state) => state === 'settled'));
  await bank.other?.kill();
  await bank.kill();

  const { rows } = await bank.inspect((store) =>
    store.execute(
      `select (select count(*) from money_operations where id = any($1) and state = 'settled') as settled,
        (select count(*) from money_operations o where kind = any($3) and amount = any($2)
          and created_at > now() - interval '1 hour') as made,
        (select count(*) from ledger_transactions t where t.key = any(select 'money:' || unnest($1::bigint[]))) as posted,
        (select sum(-e.amount) from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
          where e.kind = 'available' and t.key = any(select 'money:' || unnest($1::bigint[]))) as out,
        (select count(*) from ledger_reservations where state = 'held' and key = any(select 'money:' || unnest($1::bigint[]))) as held,
        (select count(*) from sandbox_payments where amount = any($2) and key not like '%:lost'
          and received_at > now() - interval '1 hour') as taken,
        (select count(*) from investments where operation_id = any($1) and state = 'active') as bought,
        (select sum(amount) from ledger_entries) as off`,
      [intents.map(({ id }) => id), intents.map(({ amount }) => amount), KINDS],
    ),
  );
  const sum = intents.reduce((cents, { amount }) => cents + amount, 0);
  const bought = intents.filter(({ kind }) => kind === 'investment').length;
  expect(rows[0]).toEqual({ settled: MANY, made: MANY, posted: MANY, out: sum, held: 0, taken: MANY, bought, off: 0 });
});
