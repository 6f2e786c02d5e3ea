import type { Trx } from './database';
import './tables';

interface Action {
  accountId: number;
  userId: number;
  /** Its words stand in the contract's `words`. */
  action: string;
  /** What it was done to, and what changed. */
  target?: object;
  ip: string;
}

/**
 * Adds to the account's audit log, in the transaction of what it records. Others who write to the same log wait until that
 * transaction ends, so it is written last.
 */
export async function recordAction(trx: Trx, { accountId, userId, action, target = {}, ip }: Action): Promise<void> {
  await trx
    .insertInto('audit_log')
    .values({ account_id: accountId, user_id: userId, action, target: JSON.stringify(target), ip })
    .execute();
}
