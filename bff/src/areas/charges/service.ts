import type { Db } from '../../core/database';
import { OPEN_STATUSES } from './statuses';
import './tables';

export { chargesExpire, expireCharges } from './expire';
export { cleanMessage, messageFaults } from './issue-rules';
export { receivePayment, type PaymentOutcome } from './settlement';
export { customerCharges, customerStatistics, openByDocument } from './statistics';

/** What the account still has to receive: charges new, waiting or unpaid; integer cents. */
export async function openValue(db: Db, accountId: number): Promise<number> {
  const row = await db
    .selectFrom('charges')
    .select((e) => e.fn.coalesce(e.fn.sum<number>('value'), e.val(0)).as('value'))
    .where('account_id', '=', accountId)
    .where('status', 'in', OPEN_STATUSES)
    .executeTakeFirstOrThrow();
  return row.value;
}
