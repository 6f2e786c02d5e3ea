import { sql } from 'kysely';
import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Operation } from '../../kits/money/kind';
import type { Money } from '../../kits/money/money';
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

/** Marks as returned the payment that a refund within this bank gave back to its account. */
export async function refundSettled(trx: Trx, tools: JobTools, operation: Operation, inside: Money): Promise<void> {
  const received = await receivedOf(trx, operation);
  if (!received) return;
  const { protocol: key } = await trx
    .selectFrom('money_operations')
    .select('protocol')
    .where(sql<string>`details ->> 'endToEnd'`, '=', received.end_to_end)
    .where('kind', '=', 'pix-inside')
    .executeTakeFirstOrThrow();
  await inside.hear(trx, tools, {
    eventId: `refund:${operation.id}`,
    key,
    state: 'returned',
    amount: operation.amount,
    at: operation.settled_at!,
    code: 'MD06',
    reason: operation.description || 'Devolvido por quem recebeu.',
  });
}
