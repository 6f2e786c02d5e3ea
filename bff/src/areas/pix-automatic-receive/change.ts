import type { CollectionDetail } from '@balcao/contract/pix-automatic-receive';
import type { Ctx } from '../../core/area';
import { formatDay } from '../../core/calendar';
import { formatMoney } from '../../core/money';
import { fieldProblem, Problem } from '../../core/problem';
import { chargeChanged, recurrenceChanged } from './changed';
import { addCharge } from './charges';
import { addHistory } from './histories';
import { endRequests } from './request-states';
import { comingCharge, hold, showCollection, type Row } from './dto';
import { chargeFault } from './rules';

/** Changes columns of a locked recurrence, and says so in its history. */
export async function change(ctx: Ctx, row: Row, set: Partial<Row>, told: string): Promise<void> {
  const { payer_account: account, ...plain } = set;
  await ctx
    .trx()
    .updateTable('pix_collections')
    .set({
      ...plain,
      ...(account === undefined ? {} : { payer_account: account && JSON.stringify(account) }),
    })
    .where('account_id', '=', row.account_id)
    .where('id', '=', row.id)
    .execute();
  await addHistory(ctx.trx(), ctx, row, told, ctx.now, ctx.userName);
}

async function changed(ctx: Ctx, row: Row, set: Partial<Row>, told: string): Promise<CollectionDetail> {
  await change(ctx, row, set, told);
  return showCollection(ctx, row.id);
}

/** Charges the next cycle of a varying amount, in integer cents. @throws Problem 404; 409 outside its window; 422 at 'amount' */
export async function chargeNext(ctx: Ctx, id: number, amount: number): Promise<CollectionDetail> {
  const row = await hold(ctx, id);
  const fault = chargeFault(row, ctx.today);
  if (fault) throw new Problem(409, fault.code, fault.message);
  if (amount < (row.minimum ?? 1))
    throw fieldProblem('amount', `O valor mínimo combinado é ${formatMoney(row.minimum ?? 1)}`);
  await addCharge(ctx.trx(), ctx, row, { amount, at: ctx.now, by: ctx.userName });
  return showCollection(ctx, id);
}

/** Takes back a charge, with what is still attempted. */
export async function dropCharge(ctx: Ctx, charge: { account_id: number; id: number }): Promise<void> {
  const { account_id, id } = charge;
  await ctx
    .trx()
    .updateTable('pix_collection_charges')
    .set({ state: 'CANCELADA', ended_at: ctx.now })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .execute();
  await ctx
    .trx()
    .updateTable('pix_collection_attempts')
    .set({ state: 'CANCELADA', ended_at: ctx.now })
    .where('account_id', '=', account_id)
    .where('charge_id', '=', id)
    .where('state', 'in', ['SOLICITADA', 'AGENDADA'])
    .execute();
  await chargeChanged(ctx.trx(), ctx, charge);
}

/** Cancels the charge of the coming cycle. @throws Problem 404; 409 'too-late' where there is none or its day has come. */
export async function cancelCharge(ctx: Ctx, id: number): Promise<CollectionDetail> {
  const row = await hold(ctx, id);
  const coming = await comingCharge(ctx.trx(), row, ctx.today);
  if (!coming)
    throw new Problem(409, 'too-late', 'Não há cobrança a cancelar: ela pode ser cancelada até o dia anterior.');
  await dropCharge(ctx, coming);
  const message = `Cobrança de ${formatDay(coming.day)} cancelada`;
  await addHistory(ctx.trx(), ctx, row, message, ctx.now, ctx.userName);
  return showCollection(ctx, id);
}

/** The charges of a locked recurrence that are attempted on a later day, for the first time or again. */
const chargesAfter = (ctx: Ctx, { account_id, id }: Row) =>
  ctx
    .trx()
    .selectFrom('pix_collection_charges as c')
    .innerJoin('pix_collection_attempts as a', (on) =>
      on.onRef('a.account_id', '=', 'c.account_id').onRef('a.charge_id', '=', 'c.id'),
    )
    .select(['c.account_id', 'c.id'])
    .where('c.account_id', '=', account_id)
    .where('c.collection_id', '=', id)
    .where('a.state', 'in', ['SOLICITADA', 'AGENDADA'])
    .where('a.day', '>', ctx.today)
    .execute();

/** Ends a recurrence: what is attempted on later days is cancelled, one due today is the last. @throws Problem 404; 409 'ended' */
export async function cancelCollection(ctx: Ctx, id: number): Promise<CollectionDetail> {
  await endCollection(ctx, await hold(ctx, id));
  return showCollection(ctx, id);
}

/** Ends a locked recurrence. @throws Problem 409 'ended' */
export async function endCollection(ctx: Ctx, row: Row): Promise<void> {
  if (row.state !== 'APROVADA' && row.state !== 'CRIADA')
    throw new Problem(409, 'ended', 'Este Pix automático já terminou.');
  for (const charge of await chargesAfter(ctx, row)) await dropCharge(ctx, charge);
  const request = row.request && row.state === 'CRIADA' ? ('CANCELADA' as const) : row.request;
  const set = { state: 'CANCELADA', request, next_day: null, ended_at: ctx.now } as const;
  await change(ctx, row, set, 'Pix automático cancelado');
  if (row.request) await endRequests(ctx.trx(), row.account_id, [row.id], 'CANCELADA', ctx.now);
  await recurrenceChanged(ctx.trx(), ctx, row);
}

export async function fileCollection(ctx: Ctx, id: number, filed: boolean): Promise<CollectionDetail> {
  const row = await hold(ctx, id);
  return changed(ctx, row, { filed }, filed ? 'Arquivado' : 'Desarquivado');
}

export async function setNote(ctx: Ctx, id: number, note: string): Promise<CollectionDetail> {
  const row = await hold(ctx, id);
  return changed(ctx, row, { note: note.trim() }, 'Anotação alterada');
}
