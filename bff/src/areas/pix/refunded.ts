import { sql } from 'kysely';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Operation } from '../../kits/money/kind';
import type { Money } from '../../kits/money/money';
import { holdAccounts } from '../../ledger/ledger';
import { detailsOf } from './details';
import './tables';

const receivedOf = async (trx: Trx, operation: Operation) =>
  trx
    .selectFrom('pix_received')
    .selectAll()
    .where('account_id', '=', operation.account_id)
    .where('id', '=', detailsOf(operation).refundOf ?? 0)
    .executeTakeFirst();

/** Undoes a refund that did not reach the payer, so that it can be made again. */
export async function refundUndone(trx: Trx, operation: Operation): Promise<void> {
  await trx
    .updateTable('pix_received')
    .set({ refunded: sql<number>`greatest(0, refunded - ${operation.amount})` })
    .where('account_id', '=', operation.account_id)
    .where('id', '=', detailsOf(operation).refundOf ?? 0)
    .execute();
}

/** Whether an account was closed; until the transaction ends it is not closed either. */
export async function isClosed(trx: Trx, accountId: number): Promise<boolean> {
  const account = await trx
    .selectFrom('accounts')
    .select('is_shutdown')
    .where('id', '=', accountId)
    .forKeyShare()
    .executeTakeFirst();
  return account?.is_shutdown ?? true;
}

/** The payment of this bank that a received Pix came from; undefined where it came from another. */
export const paymentOf = (trx: Trx, endToEnd: string) =>
  trx
    .selectFrom('money_operations')
    .select(['account_id', 'protocol'])
    .where(sql<string>`details ->> 'endToEnd'`, '=', endToEnd)
    .where('kind', '=', 'pix-inside')
    .executeTakeFirst();

/** Locks the accounts of a refund within this bank, before money moves between them. */
export async function holdRefunded(trx: Trx, operation: Operation): Promise<void> {
  const received = await receivedOf(trx, operation);
  const payment = received && (await paymentOf(trx, received.end_to_end));
  if (payment) await holdAccounts(trx, [operation.account_id, payment.account_id]);
}

/** Marks as returned the payment that a refund within this bank gave back to its account. */
export async function refundSettled(trx: Trx, tools: JobTools, operation: Operation, inside: Money): Promise<void> {
  const received = await receivedOf(trx, operation);
  if (!received) return;
  const payment = await paymentOf(trx, received.end_to_end);
  if (!payment) throw new Error(`no payment of this bank has the end-to-end id ${received.end_to_end}`);
  await inside.hear(trx, tools, {
    eventId: `refund:${operation.id}`,
    key: payment.protocol,
    state: 'returned',
    amount: operation.amount,
    at: operation.settled_at!,
    code: 'MD06',
    reason: operation.description || 'Devolvido por quem recebeu.',
  });
}
