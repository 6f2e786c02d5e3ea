import type { Trx } from '../../core/database';
import type { Operation } from '../../kits/money/kind';
import './tables';

/** Marks as cancelled the recurrence that an operation is one of; its series is locked. */
export async function recurrenceCancelled(
  trx: Trx,
  { account_id: accountId, series }: Pick<Operation, 'account_id' | 'series'>,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('pix_recurrences')
    .set({ cancelled_at: at })
    .where('account_id', '=', accountId)
    .where('series', '=', series)
    .where('cancelled_at', 'is', null)
    .execute();
}
