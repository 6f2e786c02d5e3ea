import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { PixComplaint } from '@balcao/contract/pix';
import { holdDue } from '../../core/hold-due';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { listOf } from '../../core/list';
import { formatMoney } from '../../core/money';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { operationNoted } from '../../kits/money/answer';
import type { Operation } from '../../kits/money/kind';
import { holdOperation } from '../../kits/money/operations';
import type { ReceivedPix } from '../../kits/money/pix/listeners';
import { BANK, balanceOf, holdAccounts, post } from '../../ledger/ledger';
import { pixComplaints } from '../../rails/pix/complaints';
import { notifyUsers } from '../../platform/notifications/notify';
import { detailsOf } from './details';
import { moveComplaint as move, type ComplaintRow as Row } from './complaint-moves';
import { inside } from './kinds';
import { isClosed } from './refunded';
import { canComplain, COMPLAINT_DAYS, recoverable } from './rules';
import './tables';
import { runAlone } from '../../core/savepoint';
import { lockRow } from '../../core/rows';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;
/** A complaint is passed on within one day and analysed within seven (domain.md 2). */
const PASSED_ON = DAY;
const ANALYSED = 7 * DAY;
/** Milliseconds in which a complaint is answered. */
export const COMPLAINT_MS = PASSED_ON + ANALYSED;
/** Milliseconds in which the money of an accepted complaint comes back: 72 h and 24 h more. */
const RETURNED = 96 * HOUR;

/** What the receiver's side has alone. */
type Unseen = 'code' | 'receiver_account_id' | 'defence' | 'defended_at';

const isLive = (state: PixComplaint['state']): boolean => state === 'open' || state === 'analysis';

export const complaintOf = (row: Omit<Row, 'account_id' | Unseen>): PixComplaint => ({
  id: row.id,
  pix: row.operation_id,
  name: row.name,
  value: row.amount,
  kind: row.kind,
  text: row.words,
  state: row.state,
  recovered: row.recovered,
  answer: row.answer,
  until: row.until?.toISOString() ?? null,
  canCancel: isLive(row.state),
  created_at: row.created_at.toISOString(),
  steps: row.steps,
});

export const complaints = listOf({
  from: 'pix_complaints',
  columns: [
    'operation_id',
    'name',
    'amount',
    'kind',
    'words',
    'state',
    'answer',
    'recovered',
    'until',
    'steps',
    'created_at',
  ],
  where: ({ state }: Pick<Body<'POST /pix/complaints/search'>, 'state'>) => [state && sql`state = ${state}`],
  order: { created: ['created_at', 'desc'] },
  item: (row) => complaintOf(row as Row),
});

/** @throws Problem 404; 409 where the Pix cannot be complained about (any more); 422 at `text`. */
export async function complain(ctx: Ctx, { pix, kind, text }: Body<'POST /pix/complaints'>): Promise<PixComplaint> {
  const operation = await holdOperation(ctx.trx(), { accountId: ctx.accountId, id: pix });
  if (!operation || !['pix', 'pix-inside'].includes(operation.kind)) throw notFound();
  const words = text.trim();
  if (words.length < 10) throw fieldProblem('text', 'Conte o que aconteceu, com pelo menos 10 caracteres.');
  if (!canComplain(operation, ctx.now))
    throw new Problem(
      409,
      'not-complainable',
      operation.state === 'settled'
        ? `O prazo de ${COMPLAINT_DAYS} dias para contestar este Pix terminou.`
        : 'Só um Pix concluído e não devolvido pode ser contestado.',
    );
  const live = await ctx.db
    .selectFrom('pix_complaints')
    .select('id')
    .where('account_id', '=', ctx.accountId)
    .where('operation_id', '=', pix)
    .where('state', 'not in', ['cancelled', 'rejected'])
    .executeTakeFirst();
  if (live) throw new Problem(409, 'complained', 'Este Pix já foi contestado. Acompanhe a contestação.');
  const row = await ctx
    .trx()
    .insertInto('pix_complaints')
    .values({
      account_id: ctx.accountId,
      operation_id: pix,
      name: operation.counterpart.name,
      amount: operation.amount - operation.returned,
      receiver_account_id: operation.kind === 'pix-inside' ? (detailsOf(operation).to ?? null) : null,
      kind,
      words,
      state: 'open',
      answer: null,
      until: new Date(ctx.now.getTime() + PASSED_ON),
      steps: JSON.stringify([{ state: 'open', at: ctx.now.toISOString() }]),
      created_at: ctx.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  ctx.live('pix', 'updated', [pix]);
  ctx.noted(operationNoted(operation));
  return complaintOf(row);
}

/** @throws Problem 404, 409 where it was answered. */
export async function cancelComplaint(ctx: Ctx, id: number): Promise<PixComplaint> {
  const row = await lockRow(ctx.trx(), 'pix_complaints', ctx.accountId, id);
  if (!isLive(row.state)) throw new Problem(409, 'answered', 'Esta contestação já foi encerrada.');
  ctx.noted({ about: `${formatMoney(row.amount)} para ${row.name}`, operation: row.operation_id });
  return complaintOf(await move(ctx.trx(), ctx, row, 'cancelled', { at: ctx.now }));
}

const AT_ONCE = 50;
const GIVEN_BACK = 'Quem recebeu já devolveu este Pix.';

/** Moves complaints to their next state once the time of the present one is over. */
export const complaintRound = defineJob<object>({
  name: 'pix-complaints',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const due = await holdDue(
      trx
        .selectFrom('pix_complaints')
        .selectAll()
        .where('state', 'in', ['open', 'analysis'])
        .where('until', '<=', now)
        .orderBy('until'),
      AT_ONCE,
    );
    // all are locked before any money moves, in the order in which refunds lock them
    const accounts: number[] = [];
    for (const row of due) {
      const got = await holdReceived(trx, row);
      if (got && row.state === 'analysis') accounts.push(got.account_id, row.account_id);
    }
    for (const row of due) await holdOperation(trx, { accountId: row.account_id, id: row.operation_id });
    if (accounts.length) await holdAccounts(trx, accounts);
    for (const row of due) await runAlone(trx, `pix-complaints: ${row.id}`, () => takeOn(trx, tools, row, now));
  },
});

async function takeOn(trx: Trx, tools: JobTools, row: Row, now: Date): Promise<void> {
  if (row.state === 'open') {
    await move(trx, tools, row, 'analysis', { at: now, until: new Date(row.until!.getTime() + ANALYSED) });
    return;
  }
  const complaints = pixComplaints(tools.services.config);
  if (!complaints) return;
  const got = await holdReceived(trx, row);
  const operation = await holdOperation(trx, { accountId: row.account_id, id: row.operation_id });
  if (!operation) return;
  const { isAccepted, answer } = complaints.decide(row);
  if (!isAccepted) return end(trx, tools, row, { at: now, answer });
  if (operation.state !== 'settled') return end(trx, tools, row, { at: now, answer: GIVEN_BACK });
  if (await isClosed(trx, row.account_id))
    return end(trx, tools, row, { at: now, answer: 'A conta que fez o Pix foi encerrada.' });
  const rest = recoverable(row.amount, got);
  if (rest === 0) return end(trx, tools, row, { at: now, answer: GIVEN_BACK });
  if (got && !(await takeBack(trx, operation, { got, amount: rest, at: now })))
    return end(trx, tools, row, { at: now, answer: 'A conta que recebeu não tem mais saldo para devolver.' });
  const accepted = await move(trx, tools, row, 'accepted', {
    at: now,
    answer,
    recovered: got ? rest : 0,
    until: new Date(now.getTime() + RETURNED),
  });
  if (operation.kind === 'pix') await complaints.takeBack(trx, { key: operation.protocol, at: now, amount: rest });
  else
    await inside.hear(trx, tools, {
      eventId: `complaint:${accepted.id}`,
      key: operation.protocol,
      state: 'returned',
      amount: rest,
      at: now,
      code: 'MD06',
      reason: 'Devolvido por suspeita de fraude.',
    });
}

async function end(trx: Trx, tools: JobTools, row: Row, said: { at: Date; answer: string }): Promise<void> {
  await move(trx, tools, row, 'rejected', said);
  await notifyUsers(trx, tools, {
    accountId: row.account_id,
    type: 'money-operation',
    content: `Sua contestação do Pix de ${formatMoney(row.amount)} para ${row.name} não foi aceita: ${said.answer}`,
    params: { protocol: String(row.operation_id), url: `/pix/historico/${row.operation_id}` },
    at: said.at,
    permission: 'pix:history',
  });
}

/** The received side of a Pix within this bank, locked before the payment itself, as refunds do; undefined where it left the bank. */
async function holdReceived(trx: Trx, { account_id: accountId, operation_id: id }: Row) {
  const operation = await trx
    .selectFrom('money_operations')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('kind', '=', 'pix-inside')
    .executeTakeFirst();
  if (!operation) return undefined;
  const { to, endToEnd } = detailsOf(operation);
  return trx
    .selectFrom('pix_received')
    .selectAll()
    .where('account_id', '=', to ?? 0)
    .where('end_to_end', '=', endToEnd)
    .forUpdate()
    .executeTakeFirst();
}

/** Takes what is left of a payment back from the account of this bank that received it; false where its balance does not suffice. */
async function takeBack(
  trx: Trx,
  operation: Operation,
  { got, amount, at }: { got: ReceivedPix; amount: number; at: Date },
): Promise<boolean> {
  const to = got.account_id;
  if ((await balanceOf(trx, to)).available < amount) return false;
  await trx
    .updateTable('pix_received')
    .set({ refunded: got.refunded + amount })
    .where('account_id', '=', to)
    .where('id', '=', got.id)
    .execute();
  await post(trx, {
    key: `pix-complaint:${operation.id}`,
    kind: 'pix-complaint',
    description: 'Pix devolvido por suspeita de fraude',
    at,
    entries: [
      { accountId: to, kind: 'available', amount: -amount },
      { accountId: BANK, kind: 'settlement', amount },
    ],
  });
  return true;
}
