import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Killed, workDying } from '../../bff/test/dying-jobs';
import { openEmptyBank, type EmptyBank, type Member } from '../../bff/test/harness';
import { addDays, nextBusinessDay } from '../../bff/src/core/calendar';
import { bankNow } from '../../bff/src/core/clock';
import { FAULT_POINTS, type FaultPoint } from '../../bff/src/kits/money/kind';
import { kindNamed } from '../../bff/src/kits/money/kinds';
import { moneyOf } from '../../bff/src/kits/money/money';
import { saoPauloInstant } from '../../bff/src/kits/money/slot';
import { newEndToEnd } from '../../bff/src/kits/money/pix/end-to-end';
import { receivePix } from '../../bff/src/kits/money/pix/receive';
import { BANK, balanceOf, post } from '../../bff/src/ledger/ledger';
import { mod11General } from '../../bff/src/rails/billet/check-digits';
import { dueFactor } from '../../bff/src/rails/billet/due-factor';
import { typedLine } from '../../bff/src/rails/billet/barcode';
import { SANDBOX_CENTS } from '../../bff/src/rails/payments/sandbox';
import { sign } from '../support/sign';

/**
 * TED, transfer, bill, Pix and Pix refund whose process dies at each step, whose answer is lost, and whose rail answers twice, late or
 * never: sent again with its key, the payment is done once or not at all, and its receipt says which.
 */
let bank: EmptyBank;
let dies: FaultPoint | null = null;
beforeAll(async () => {
  bank = await openEmptyBank();
});
afterAll(() => bank.close());
beforeEach(async () => {
  const day = nextBusinessDay(addDays(await bank.today(), 1));
  const seconds = (saoPauloInstant(day, '10:00').getTime() - (await bankNow(bank.store.db)).getTime()) / 1000;
  await forward(Math.ceil(seconds));
});

const FUNDS = 1_000_000;
const forward = (seconds: number) =>
  bank.store.execute('update bank_clock set offset_seconds = offset_seconds + $1', [seconds]);

async function funded(): Promise<Member> {
  const member = await bank.openAccount();
  const entries = [
    { accountId: member.accountId, kind: 'available' as const, amount: FUNDS },
    { accountId: BANK, kind: 'settlement' as const, amount: -FUNDS },
  ];
  const at = await bankNow(bank.store.db);
  await bank.work((trx) => post(trx, { key: randomUUID(), kind: 'deposit', description: 'Depósito', at, entries }));
  return member;
}

interface Asked {
  call: string;
  body: Record<string, unknown>;
}
type Way = (who: Member, cents: number) => Promise<Asked>;

const other = { branch: '1234', account: '56789-0', accountType: 'checking' } as const;
const padaria = { owner: 'Padaria Pão Nosso', document: '52998224725', bank: '60701190', ...other } as const;

const ted: Way = async (who, amount) => {
  const body = { to: 'other' as const, ...padaria, amount, purpose: '5' };
  const { date, counterpart } = (await who.call('POST /transfers/review', { body })).json;
  return { call: 'POST /transfers', body: { ...body, document: counterpart.document, day: date.day } };
};
const inside: Way = async (who, amount) => {
  const { accountId } = await bank.openAccount();
  const { rows } = await bank.store.execute(
    'select account_number as account, document, nickname as owner from accounts where id = $1',
    [accountId],
  );
  const bankOwn = { bank: '09089356', branch: '0001', accountType: 'checking' as const };
  const body = { to: 'other' as const, ...rows[0], ...bankOwn, amount, purpose: '5' };
  const { date, counterpart } = (await who.call('POST /transfers/review', { body })).json;
  return { call: 'POST /transfers', body: { ...body, document: counterpart.document, day: date.day } };
};

let numbers = 0;
const bill: Way = async (who, amount) => {
  const free = String(++numbers).padStart(23, '0') + '10';
  const tail = dueFactor(await bank.today()) + String(amount).padStart(10, '0') + free;
  const line = typedLine(`2379${mod11General(`2379${tail}`)}${tail}`);
  const { items } = (await who.call('POST /bills/review', { body: { bills: [{ line }] } })).json;
  const { date } = items[0]!.review!;
  const bills = [{ line, amount, day: date.day }];
  return { call: 'POST /bills', body: { bills, total: amount, count: 1, payee: items[0]!.bill!.payee } };
};

const pixTo = async (who: Member, payment: Record<string, unknown>): Promise<Asked> => {
  const { receiver, counterpart, date } = (await who.call('POST /pix/review', { body: payment as never })).json;
  const told = { receiver, receiverDocument: counterpart.document ?? '', date: date.day };
  return { call: 'POST /pix/start', body: { ...payment, ...told } };
};
const pix: Way = (who, value) => pixTo(who, { type: 'key', key: 'ana@exemplo.com.br', value });
const refund: Way = async (who, value) => {
  const at = await bankNow(bank.store.db);
  const payer = { name: 'Ana Beatriz Moura', document: '52998224725', ispb: '18236120', bank: 'Nubank' };
  const { accountId } = who;
  const event = { accountId, amount: value, at, endToEnd: newEndToEnd('18236120', at), payer };
  const got = await bank.work((trx, tools) => receivePix(trx, tools, event));
  const { id, review } = (await who.call('POST /pix/refund/start', { body: { pix: got!.id, value } })).json;
  return { call: 'POST /pix/refund/confirm', body: { id, value, receiver: review.counterpart.name } };
};

/** How a payment of each kind is made, by the kind's name. */
const WAYS: Record<string, Way> = { ted, transfer: inside, bill, pix, 'pix-refund': refund };
const { refusedLater, returned, lostAnswer, neverTaken, repeated } = SANDBOX_CENTS;

function killAt(kind: string, point: FaultPoint): void {
  dies = point;
  kindNamed(kind)!.fault = (reached) => {
    if (reached !== dies) return;
    dies = null;
    throw new Killed(reached);
  };
}

/** Runs the waiting jobs and the kind's scheduled job while the clock moves on, until the rail has given the outcome. */
async function settle(kind: string): Promise<void> {
  await workDying(bank);
  for (const seconds of [10, 60, 120, 600]) {
    await forward(seconds);
    const round = moneyOf(kind)!.jobs.find(({ name }) => name.endsWith('-round'));
    if (round) bank.waiting.push({ job: round, data: {} });
    await workDying(bank);
  }
}

describe.each(Object.keys(WAYS))('%s', (kind) => {
  // not every outcome of the rail at every step: the kit's own test has all combinations
  const centsAt = (point: FaultPoint) =>
    kind === 'transfer'
      ? [0]
      : point === 'after-rail'
        ? [refusedLater, returned, lostAnswer, neverTaken, repeated]
        : [returned, lostAnswer];
  it.each(FAULT_POINTS)('killed at %s is done once or not done, and its receipt says which', async (point) => {
    for (const last of centsAt(point)) {
      const who = await funded();
      const asked = await WAYS[kind]!(who, 20_000 + last);
      const before = (await balanceOf(bank.store.db, who.accountId)).balance;
      const body = { ...asked.body, signature: await sign(who, asked) };
      const idempotencyKey = randomUUID();
      killAt(kind, point);
      const send = () => who.call(asked.call as 'POST /pix/start', { body: body as never, idempotencyKey });
      const first = await send();
      // the first answer is taken as lost: the portal sends the call again with the same key
      const again = await send();
      expect([again.status, first.status < 400 ? first.json : again.json], point).toEqual([200, again.json]);
      await settle(kind);
      dies = null;
      const done = (again.json as any).items?.[0] ?? again.json;
      const receipt = (await who.call('GET /receipts/{id}', { params: { id: done.id } })).json;
      const paid = { settled: receipt.amount + receipt.fee, returned: receipt.fee, refused: 0 }[
        receipt.state as 'settled'
      ];
      const standing = await balanceOf(bank.store.db, who.accountId);
      expect(standing, `${receipt.state} ${last}`).toEqual({ balance: before - paid, available: before - paid });
      const { total } = (await who.call('POST /receipts/search', { body: {} })).json;
      expect(total).toBe(1);
    }
  });
});

it('leaves the books balanced and nothing held', async () => {
  const { rows } = await sql<{ sum: number; held: number }>`select (select sum(amount) from ledger_entries) as sum,
    (select count(*) from ledger_reservations where state = 'held') as held`.execute(bank.store.db);
  expect(rows).toEqual([{ sum: 0, held: 0 }]);
});
