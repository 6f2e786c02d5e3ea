import { sql } from 'kysely';
import type { Trx } from './database';
import { prepared, unanswered } from './round-trips';
import { answerStatement, type StoredAnswer } from './idempotency';
import './tables';

interface Action {
  accountId: number;
  userId: number;
  /** Id of the action; its pt-BR name stands in the contract's `words`. */
  action: string;
  /** What it was done to, and what changed. */
  target?: object;
  ip: string;
  /** The call's answer, stored in the same statement. */
  stored?: StoredAnswer | null;
}

/**
 * Adds to the account's audit log, in the transaction of what it records. Others who write to the same log wait until that
 * transaction ends, so it is written last.
 */
export async function recordAction(
  trx: Trx,
  { accountId, userId, action, target = {}, ip, stored }: Action,
): Promise<void> {
  const answer = stored ? sql`with stored as (${answerStatement(stored)})` : sql``;
  await sql`${unanswered} ${answer}
    insert into audit_log (account_id, user_id, action, target, ip)
    values (${accountId}, ${userId}, ${action}, ${JSON.stringify(target)}::jsonb, ${ip}) ${prepared}`.execute(trx);
}
