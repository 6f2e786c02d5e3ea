import type { Selectable } from 'kysely';
import type { Ctx } from '../../core/area';
import { saoPauloDay } from '../../core/clock';
import type { Database } from '../../core/database';
import { formatMoney } from '../../core/money';
import { Problem, refuseFields } from '../../core/problem';
import { lockRow } from '../../core/rows';
import { lockCharges, type ChargeRow } from '../../kits/charging/actions';
import { amountDueOn } from '../../kits/charging/amount';
import { addHistories } from '../../kits/charging/histories';
import { publishCharges } from '../../kits/charging/live';
import { mailPayers } from '../../kits/charging/mail';
import { paidNotice } from '../../kits/charging/paid-notice';
import { paymentWords } from '../../kits/charging/payment-words';
import { RECONCILED } from '../../kits/charging/received';
import { enqueueRegistration } from '../../kits/charging/register';
import { splitSums } from '../../kits/charging/splits';
import { notifyUsers } from '../../platform/notifications/notify';
import { returnedOfLine } from '../statement/service';
import { TED_POSTING } from './credits';
import { partFaults, reopenedStatus, sumFaults, type Part } from './rules';
import './tables';

export type CreditRow = Selectable<Database['reconciliation_credits']>;
const SOURCE_WORDS: Record<CreditRow['source'], string> = { pix: 'Pix', ted: 'TED' };

/** The credit, locked until the transaction ends, so that two people cannot decide on it at once. @throws Problem 404 */
async function hold(ctx: Ctx, id: number): Promise<CreditRow> {
  return lockRow(ctx.trx(), 'reconciliation_credits', ctx.accountId, id);
}

const holdOpen = async (ctx: Ctx, id: number): Promise<CreditRow> => {
  const credit = await hold(ctx, id);
  if (credit.state === 'open') return credit;
  const stateWords = credit.state === 'matched' ? 'já foi conciliado' : 'já foi marcado como sem cobrança';
  throw new Problem(409, 'taken', `Este recebimento ${stateWords}. Desfaça antes de conciliar de novo.`);
};

/** How much of a credit was given back since, and so cannot pay charges: by refunds of the Pix, or from the TED's line of the statement. */
async function refundedOf(ctx: Ctx, credit: CreditRow): Promise<number> {
  if (credit.source === 'pix') {
    const pix = await ctx
      .trx()
      .selectFrom('pix_received')
      .select('refunded')
      .where('account_id', '=', ctx.accountId)
      .where('end_to_end', '=', credit.source_key)
      .forUpdate()
      .executeTakeFirst();
    return pix?.refunded ?? 0;
  }
  // a return locks the line too
  const line = await ctx
    .trx()
    .selectFrom('ledger_entries as e')
    .innerJoin('ledger_transactions as t', 't.id', 'e.transaction_id')
    .select('e.id')
    .where('e.account_id', '=', ctx.accountId)
    .where('t.key', '=', TED_POSTING + credit.source_key)
    .forUpdate('e')
    .executeTakeFirst();
  return line ? returnedOfLine(ctx.trx(), ctx.accountId, line.id) : 0;
}

async function setCredit(
  ctx: Ctx,
  id: number,
  values: Partial<Pick<CreditRow, 'state' | 'matched' | 'refunded'>>,
  message: string,
): Promise<void> {
  const trx = ctx.trx();
  await trx
    .updateTable('reconciliation_credits')
    .set(values)
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  await trx
    .insertInto('reconciliation_histories')
    .values({ account_id: ctx.accountId, credit_id: id, message, user_name: ctx.userName, created_at: ctx.now })
    .execute();
  ctx.live('reconciliation', 'updated', [id]);
}

/**
 * Matches a credit with charges: each is marked paid as by a payment of its own. Nothing is posted, as the money was credited when it came.
 * @throws Problem 404, 409 where it was matched before, 422 at a part that cannot be
 */
export async function matchCredit(ctx: Ctx, id: number, parts: Part[]): Promise<void> {
  const trx = ctx.trx();
  const credit = await holdOpen(ctx, id);
  const refunded = await refundedOf(ctx, credit);
  const charges = await lockCharges(
    trx,
    ctx.accountId,
    parts.map((part) => part.charge_id),
  );
  refuseFields(partFaults(parts, charges, await splitSums(trx, ctx.accountId, [...charges.keys()])));
  refuseFields(sumFaults(parts, credit.amount - refunded));
  const day = saoPauloDay(credit.received_at);
  const what = `${SOURCE_WORDS[credit.source]} de ${credit.payer_name}`;
  for (const { charge_id, amount } of parts) {
    const charge = charges.get(charge_id)!;
    const match = await trx
      .insertInto('reconciliation_matches')
      .values({
        account_id: ctx.accountId,
        credit_id: id,
        charge_id,
        amount,
        status_before: charge.status,
        made_by: ctx.userName,
        made_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await trx
      .insertInto('billet_payments')
      .values({
        event_id: `${RECONCILED}${ctx.accountId}:${match.id}`,
        account_id: ctx.accountId,
        charge_id,
        amount,
        paid_at: credit.received_at,
        outcome: amount === amountDueOn(charge, day).total ? 'exact' : 'different',
      })
      .execute();
    await setPaid(ctx, charge_id, { status: 'paid', paid_at: credit.received_at, paid_value: amount });
    await addHistories(trx, ctx.accountId, ctx.now, [
      {
        chargeId: charge_id,
        agent: 'user',
        action: 'payment',
        message: `Conciliada com ${what}: ${paymentWords(charge, amount, day)}`,
        userName: ctx.userName,
      },
    ]);
    await notifyUsers(trx, ctx, {
      accountId: ctx.accountId,
      ...paidNotice(charge),
      content: `Cobrança de ${charge.customer_name} conciliada com ${what}: ${formatMoney(amount)}`,
      at: ctx.now,
    });
  }
  await mailPayers(trx, ctx.accountId, 'paid', [...charges.values()], ctx.now);
  const sum = parts.reduce((all, { amount }) => all + amount, 0);
  const many = parts.length === 1 ? `a cobrança ${parts[0]!.charge_id}` : `${parts.length} cobranças`;
  await setCredit(ctx, id, { state: 'matched', matched: sum, refunded }, `Conciliado com ${many}: ${formatMoney(sum)}`);
  publishCharges(ctx.live, 'updated', [...charges.values()]);
  ctx.noted({ parts });
}

const setPaid = (ctx: Ctx, id: number, set: Pick<ChargeRow, 'status' | 'paid_at' | 'paid_value'>) =>
  ctx
    .trx()
    .updateTable('charges')
    .set({ ...set, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();

/** @throws Problem 404, 409 where the credit was matched or dismissed before */
export async function dismissCredit(ctx: Ctx, id: number): Promise<void> {
  await holdOpen(ctx, id);
  await setCredit(ctx, id, { state: 'dismissed' }, 'Marcado como sem cobrança');
}

/**
 * Undoes the match or dismissal of a credit. Its charges are open again, overdue if their day has passed; one that was also paid otherwise
 * stays paid, by that payment.
 * @throws Problem 404, 409 where the credit is open
 */
export async function undoCredit(ctx: Ctx, id: number): Promise<void> {
  const trx = ctx.trx();
  const credit = await hold(ctx, id);
  if (credit.state === 'open') throw new Problem(409, 'open', 'Não há o que desfazer neste recebimento.');
  const matches = await trx
    .deleteFrom('reconciliation_matches')
    .where('account_id', '=', ctx.accountId)
    .where('credit_id', '=', id)
    .returningAll()
    .execute();
  const ids = matches.map((match) => match.charge_id);
  const charges = await lockCharges(trx, ctx.accountId, ids);
  for (const match of matches) {
    const charge = charges.get(match.charge_id)!;
    await trx
      .deleteFrom('billet_payments')
      .where('event_id', '=', `${RECONCILED}${ctx.accountId}:${match.id}`)
      .execute();
    // a charge that was refunded, contested or changed since stays as it is
    if (charge.status !== 'paid') continue;
    const other = await trx
      .selectFrom('billet_payments')
      .select(['amount', 'paid_at'])
      .where('account_id', '=', ctx.accountId)
      .where('charge_id', '=', charge.id)
      .orderBy('received_at')
      .limit(1)
      .executeTakeFirst();
    const status = reopenedStatus(match.status_before, charge, ctx.today);
    await setPaid(
      ctx,
      charge.id,
      other
        ? { status: 'paid', paid_at: other.paid_at, paid_value: other.amount }
        : { status, paid_at: null, paid_value: null },
    );
    // its registration left it out while it was paid
    if (!other && status === 'new') await enqueueRegistration(ctx, ctx.accountId, [charge.id]);
    await addHistories(trx, ctx.accountId, ctx.now, [
      {
        chargeId: charge.id,
        agent: 'user',
        action: 'payment-undone',
        message: `Conciliação com ${SOURCE_WORDS[credit.source]} de ${credit.payer_name} desfeita: ${formatMoney(match.amount)}${
          other ? '. Continua paga pelo pagamento recebido no banco' : ''
        }`,
        userName: ctx.userName,
      },
    ]);
  }
  const message = credit.state === 'matched' ? 'Conciliação desfeita' : 'Voltou a esperar uma cobrança';
  await setCredit(ctx, id, { state: 'open', matched: 0, refunded: 0 }, message);
  publishCharges(ctx.live, 'updated', [...charges.values()]);
}
