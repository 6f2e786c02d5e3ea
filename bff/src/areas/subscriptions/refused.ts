import type { ChargeStatus } from '@balcao/contract/charges';
import { holdDue } from '../../core/hold-due';
import type { Db, Trx } from '../../core/database';
import { addDays, formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { JobTools } from '../../core/jobs';
import type { Issuing } from '../../kits/charging/new-charge';
import { onRecurringOutcome, recurringMethod, type RecurringOutcome } from '../../kits/charging/recurring';
import { isOpen } from '../../kits/charging/statuses';
import { notifyUsers } from '../../platform/notifications/notify';
import { askForCard, cardOf } from './card-page';
import { dueAfter, dueOn } from './due-days';
import type { SubscriptionRow } from './tables';
import { isGoing } from './list';
import { addSubscriptionHistories } from './histories';
import { statusOncePaid } from './refused-rules';
import './tables';

/** Days from the first and from the second refusal to the bank's next try; after the third refusal the subscription ends. */
const NEXT_TRIES = [3, 4];

/** Context of the work, without a user: also used by the scheduled job. */
type Work = Pick<Issuing, 'trx' | 'accountId' | 'now' | 'services' | 'afterCommit'>;
type Change = Partial<Omit<SubscriptionRow, 'terms' | 'customer_address' | 'account_id' | 'id'>>;

async function change({ trx, accountId, now }: Work, id: number, values: Change): Promise<void> {
  await trx
    .updateTable('subscriptions')
    .set({ ...values, updated_at: now })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
}

/** Columns of a subscription without a refusal. */
export const NOTHING_REFUSED = { failure: null, failed_at: null, retry_on: null, failed_charge: null, refusals: 0 };

async function statusOf(db: Db | Trx, accountId: number, charge: number): Promise<ChargeStatus> {
  const { status } = await db
    .selectFrom('charges')
    .select('status')
    .where('account_id', '=', accountId)
    .where('id', '=', charge)
    .executeTakeFirstOrThrow();
  return status;
}

/** The subscription without a refusal whose charge is no longer open (paid otherwise, canceled); else the same. */
export async function withoutOverRefusal(db: Db | Trx, row: SubscriptionRow): Promise<SubscriptionRow> {
  if (row.failed_charge === null || isOpen(await statusOf(db, row.account_id, row.failed_charge))) return row;
  return { ...row, ...NOTHING_REFUSED };
}

/** Processes that the card was accepted or refused for a charge of a subscription. Outcomes that no longer matter change no status. */
onRecurringOutcome(async (trx: Trx, tools: JobTools, { accountId, subscriptionId, charge, refused, token, face }) => {
  const row = await trx
    .selectFrom('subscriptions')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', subscriptionId)
    .forUpdate()
    .executeTakeFirst();
  if (!row) return;
  const work: Work = { ...tools, trx, accountId, now: await bankNow(trx) };
  await trx
    .updateTable('subscription_cards')
    .set(face)
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', subscriptionId)
    // the payer may have given another card since
    .where('token', '=', token)
    .execute();
  if (refused === null) await recordPayment(work, row, charge);
  else await turnedDown(work, row, { charge, refused });
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'subscriptions', 'updated', [subscriptionId]));
});

const byNobody = (work: Work) => ({ ...work, userName: '' });

async function recordPayment(work: Work, row: SubscriptionRow, charge: number): Promise<void> {
  if (row.failed_charge !== charge) return;
  await change(work, row.id, { ...NOTHING_REFUSED, ...(await goesOn(work, row)) });
  const line = row.status === 'canceled' ? 'Cartão aceito: assinatura reativada' : 'Cartão aceito na nova tentativa';
  await addSubscriptionHistories(byNobody(work), [row.id], line, null);
}

/** Columns that reactivate a subscription canceled for its refused card, from its next due date on (domain.md 1: retry may reactivate). */
async function goesOn({ trx, accountId, now }: Work, row: SubscriptionRow): Promise<Change> {
  const status = statusOncePaid(row);
  if (status !== 'active') return status ? { status } : {};
  const last = await trx
    .selectFrom('subscription_periods')
    .select('due')
    .where('account_id', '=', accountId)
    .where('subscription_id', '=', row.id)
    .orderBy('period', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { status, ...dueOn(dueAfter(saoPauloDay(now), last.due, row)) };
}

async function turnedDown(
  work: Work,
  row: SubscriptionRow,
  { charge, refused }: Pick<RecurringOutcome, 'charge'> & { refused: string },
): Promise<void> {
  const isSame = row.failed_charge === charge;
  // paid otherwise or canceled meanwhile: nothing is left to be paid by another card
  if ((await statusOf(work.trx, work.accountId, charge)) !== 'unpaid')
    return isSame ? clearRefusal(work, row) : undefined;
  // the seller canceled this subscription, so its payer is not asked for another card
  if (row.status === 'canceled' && !isSame) return;
  const refusals = isSame ? row.refusals + 1 : 1;
  const wait = NEXT_TRIES[refusals - 1];
  const today = saoPauloDay(work.now);
  const ends = wait === undefined && isGoing(row);
  const failure = `Cartão recusado: ${refused.replace(/\.$/, '')}`;
  const retry_on = wait === undefined ? null : addDays(today, wait);
  await change(work, row.id, {
    failure,
    failed_at: work.now,
    failed_charge: charge,
    refusals,
    retry_on,
    ...(ends ? { status: 'canceled', next_due: null, next_expire_at: null } : {}),
  });
  if (retry_on)
    await addSubscriptionHistories(
      byNobody(work),
      [row.id],
      `Nova tentativa com o cartão em ${formatDay(retry_on)}`,
      null,
    );
  if (ends)
    await addSubscriptionHistories(
      byNobody(work),
      [row.id],
      `Assinatura cancelada: cartão recusado ${refusals} vezes`,
      null,
    );
  await askForCard(work, row, { kind: 'refused', reason: refused });
  await notifyUsers(work.trx, work, {
    accountId: work.accountId,
    type: 'subscription-failed',
    content: `Cartão da assinatura de ${row.customer_name} recusado: ${refused}${ends ? ' A assinatura foi cancelada.' : ''}`,
    params: { subscriptionId: row.id },
    at: work.now,
    permission: 'receive:management:subscriptions',
  });
}

/**
 * Charges the card again for the refused charge; answers why that is not possible, in pt-BR, else null. The charge must be locked before
 * the subscription, as payments do. Where the charge is no longer open (paid otherwise, canceled), the stored refusal is cleared.
 */
export async function retryRefused(work: Issuing, row: SubscriptionRow): Promise<string | null> {
  const { trx, accountId } = work;
  const status = await statusOf(trx, accountId, row.failed_charge!);
  if (status !== 'unpaid') {
    if (status === 'new' || status === 'waiting') return 'O pagamento está sendo processado. Aguarde';
    await clearRefusal(work, row);
    return 'A cobrança recusada não está mais em aberto';
  }
  const card = (await cardOf(trx, accountId, row.id))?.token ?? null;
  const fault = await recurringMethod(row.payment_method)!.retry!(work, { charge: row.failed_charge!, card });
  await change(work, row.id, { retry_on: null });
  return fault;
}

/** Clears the stored refusal: its charge is no longer open. */
export const clearRefusal = (work: Work, { id }: SubscriptionRow): Promise<void> => change(work, id, NOTHING_REFUSED);

/** Sets the day on which the card of the refused charge is tried again. */
export const tryRefusedOn = (work: Work, { id }: SubscriptionRow, retry_on: string): Promise<void> =>
  change(work, id, { retry_on });

/** Locks subscriptions whose refused card is due for its next try, up to 50; their charges are locked before them. */
export async function lockRefused(trx: Trx, today: string): Promise<SubscriptionRow[]> {
  const dueRetries = () =>
    trx
      .selectFrom('subscriptions')
      .where('failed_charge', 'is not', null)
      .where('retry_on', '<=', today)
      .orderBy('account_id')
      .orderBy('id');
  const due = await dueRetries().select(['account_id', 'failed_charge']).limit(50).execute();
  for (const { account_id, failed_charge } of due)
    await trx
      .selectFrom('charges')
      .select('id')
      .where('account_id', '=', account_id)
      .where('id', '=', failed_charge!)
      .forUpdate()
      .execute();
  if (!due.length) return [];
  const charges = due.map(({ failed_charge }) => failed_charge!);
  return holdDue(dueRetries().selectAll().where('failed_charge', 'in', charges));
}
