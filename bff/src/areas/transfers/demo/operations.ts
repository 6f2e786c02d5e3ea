import { sql } from 'kysely';
import type { Counterpart } from '@balcao/contract/money/operation';
import { adoptPosting } from '../../../demo/adopt-posting';
import { instant } from '../../../demo/calendar';
import type { DemoContext } from '../../../demo/define-demo';
import { addOperation, type DemoOperation } from '../../../demo/operations';
import { addDays, nextBusinessDay } from '../../../core/calendar';
import { saoPauloDay } from '../../../core/clock';
import { BANK } from '../../../ledger/ledger';
import '../../../kits/money/tables';
import { monthlyFrom } from '../series';
import { PAYEES, paidTo, type Payee } from './payees';

const MINUTE = 60_000;
/** Payees of the firm's monthly spending, by kind of posting; postings of other kinds get no receipt. */
const PAID: Record<string, readonly Payee[]> = {
  'supplier-payment': PAYEES.suppliers,
  withdrawal: [PAYEES.partner],
};

type Made = Omit<DemoOperation, 'kind' | 'counterpart' | 'details'> &
  Partial<Pick<DemoOperation, 'details'>> & { payee: Payee; day: string };

const REFUSED = 'A instituição de destino não encontrou a conta informada.';
const RETURNED = 'A instituição de destino devolveu o valor: conta encerrada.';

/** Adds the firm's outgoing operations: those of its postings, and a few scheduled, refused, returned and canceled ones. */
export async function fillOperations(ctx: DemoContext): Promise<void> {
  await adoptSpending(ctx);
  await comeBack(ctx);
  neverLeft(ctx);
  toCome(ctx);
}

/** Adds an operation for each posting of the last months, with the posting's amount. */
async function adoptSpending(ctx: DemoContext): Promise<void> {
  const { trx, dice, bank } = ctx;
  const { rows } = await sql<{ id: number; key: string; kind: string; at: Date; amount: number }>`
    select t.id, t.key, t.kind, t.at, -e.amount as amount from ledger_transactions t
    join ledger_entries e on e.transaction_id = t.id and e.account_id = ${bank.corporation.id}
    where t.kind in (${sql.join(Object.keys(PAID))}) order by t.at`.execute(trx);
  for (const { id, kind, at, amount } of rows) {
    const payee = dice.pick(PAID[kind]!);
    const operation = add(ctx, {
      payee,
      amount,
      at: new Date(at.getTime() - MINUTE),
      day: saoPauloDay(at),
      state: 'settled',
      settledAt: at,
      description: payee.what,
      steps: [
        { step: 'reserved', at: new Date(at.getTime() - MINUTE) },
        { step: 'sent', at: new Date(at.getTime() - MINUTE / 2) },
        { step: 'settled', at },
      ],
    });
    const { protocol, counterpart } = operation;
    await adoptPosting(trx, id, { id: operation.id!, protocol: protocol!, counterpart: counterpart as Counterpart });
  }
}

/** Adds a TED that the other institution returned, as the last postings of the firm. */
async function comeBack(ctx: DemoContext): Promise<void> {
  const { trx, book, now, bank } = ctx;
  const { rows } = await sql<{ at: Date | null }>`select max(at) as at from ledger_entries
    where account_id = ${bank.corporation.id}`.execute(trx);
  const last = rows[0]?.at?.getTime() ?? 0;
  const at = new Date(Math.max(last, now.getTime() - 40 * MINUTE));
  const back = new Date(Math.max(at.getTime(), now.getTime() - 10 * MINUTE));
  const payee = PAYEES.closed;
  const amount = 128_000;
  if (book.balance(bank.corporation.id) < amount) return;
  const { id, protocol, counterpart } = add(ctx, {
    payee,
    amount,
    at,
    day: saoPauloDay(at),
    state: 'returned',
    reason: RETURNED,
    settledAt: at,
    endedAt: back,
    returned: amount,
    description: payee.what,
    steps: [
      { step: 'reserved', at },
      { step: 'sent', at },
      { step: 'settled', at },
      { step: 'returned', at: back, reason: RETURNED },
    ],
  });
  const entries = (cents: number) => [
    { accountId: bank.corporation.id, kind: 'available' as const, amount: cents },
    { accountId: BANK, kind: 'settlement' as const, amount: -cents },
  ];
  const reference = { protocol: protocol!, counterpart: counterpart! };
  const key = `money:${id}`;
  book.post({ ...reference, key, kind: 'ted', description: `TED para ${payee.name}`, at, entries: entries(-amount) });
  book.post({
    ...reference,
    key: `${key}:return:${amount}`,
    kind: 'ted-return',
    description: `Devolução de TED a ${payee.name}`,
    at: back,
    entries: entries(amount),
  });
}

/** Adds two operations that moved no money: one refused by the other institution, one canceled. */
function neverLeft(ctx: DemoContext): void {
  const { dice, now } = ctx;
  const refused = new Date(now.getTime() - dice.int(3, 9) * 86_400_000);
  add(ctx, {
    payee: PAYEES.wrong,
    amount: 64_091,
    at: refused,
    day: saoPauloDay(refused),
    state: 'refused',
    reason: REFUSED,
    endedAt: refused,
    description: PAYEES.wrong.what,
    steps: [
      { step: 'reserved', at: refused },
      { step: 'sent', at: refused },
      { step: 'refused', at: refused, reason: REFUSED },
    ],
  });
  const cancelled = new Date(now.getTime() - dice.int(12, 20) * 86_400_000);
  add(ctx, {
    payee: PAYEES.suppliers[1],
    amount: 95_000,
    at: cancelled,
    day: addDays(saoPauloDay(cancelled), 4),
    state: 'cancelled',
    endedAt: new Date(cancelled.getTime() + 30 * MINUTE),
    description: PAYEES.suppliers[1].what,
    steps: [
      { step: 'scheduled', at: cancelled },
      { step: 'cancelled', at: new Date(cancelled.getTime() + 30 * MINUTE) },
    ],
  });
}

/** Adds scheduled transfers, which reserve no money: one to a supplier, a monthly one to the landlord, a monthly one to an own account. */
function toCome(ctx: DemoContext): void {
  const { dice, now, today } = ctx;
  const at = new Date(now.getTime() - dice.int(2, 6) * 86_400_000);
  const step = { step: 'scheduled', at };
  const plan = (payee: Payee, amount: number, days: number, repeats: boolean) => {
    const wanted = addDays(today, days);
    add(ctx, {
      payee,
      amount,
      at,
      day: nextBusinessDay(wanted),
      state: 'scheduled',
      description: payee.what,
      details: { purpose: payee.purpose, planned: true, ...(repeats ? { every: monthlyFrom(wanted) } : {}) },
      ...(repeats ? { series: `demo-${dice.hex(16)}` } : {}),
      steps: [step],
    });
  };
  plan(PAYEES.suppliers[0], 215_000, 9, false);
  plan(PAYEES.landlord, 480_000, 14, true);
  plan(PAYEES.partner, 300_000, 21, true);
}

function add(ctx: DemoContext, { payee, details, ...made }: Made) {
  const isDone = made.state === 'settled' || made.state === 'returned';
  return addOperation(ctx, {
    ...made,
    kind: 'ted',
    counterpart: paidTo(payee, ctx.bank.corporation),
    details: details ?? { purpose: payee.purpose },
    ...(made.state === 'scheduled' ? { nextAt: instant(made.day, '06:30:00') } : {}),
    ...(isDone ? { sentAt: made.at } : {}),
  });
}
