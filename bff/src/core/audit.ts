import { sql } from 'kysely';
import { prepared, unanswered, type Trx } from './database';
import { keeping, type KeptAnswer } from './idempotency';
import './tables';

interface Action {
  accountId: number;
  userId: number;
  /** Its words stand in the contract's `words`. */
  action: string;
  /** What it was done to, and what changed. */
  target?: object;
  ip: string;
  /** The call's answer, kept in the same statement. */
  kept?: KeptAnswer | null;
}

/**
 * Adds to the account's audit log, in the transaction of what it records. Others who write to the same log wait until that
 * transaction ends, so it is written last.
 */
export async function recordAction(
  trx: Trx,
  { accountId, userId, action, target = {}, ip, kept }: Action,
): Promise<void> {
  const answer = kept ? sql`with kept as (${keeping(kept)})` : sql``;
  await sql`${unanswered} ${answer}
    insert into audit_log (account_id, user_id, action, target, ip)
    values (${accountId}, ${userId}, ${action}, ${JSON.stringify(target)}::jsonb, ${ip}) ${prepared}`.execute(trx);
}
