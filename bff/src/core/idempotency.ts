import { sql } from 'kysely';
import type { Db, Trx } from './database';
import { prepared } from './round-trips';
import { Problem } from './problem';
import { stableHash } from './tokens';

export interface Intent {
  key: string;
  call: string;
  accountId: number;
  userId: number;
  input: unknown;
}

/**
 * Claims the key in the transaction of the work itself: key and work stand or fall together.
 * A second request with the same key waits for the first and is then given its answer.
 * A key is its account's: the same one is another on another account, as every request names its own.
 * @throws Problem 422 'idempotency-key' where the account used the key with another body, user or call.
 */
export async function claim(trx: Trx, intent: Intent): Promise<{ done: false } | { done: true; answer: unknown }> {
  const body_hash = stableHash(intent.input);
  const { key, accountId, userId, call } = intent;
  const { rows } = await sql`${prepared}
    insert into idempotency_keys (key, account_id, user_id, call, body_hash)
    values (${key}, ${accountId}, ${userId}, ${call}, ${body_hash}) on conflict do nothing returning key`.execute(trx);
  if (rows.length) return { done: false };
  const before = await trx
    .selectFrom('idempotency_keys')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst();
  if (!before || before.body_hash !== body_hash || before.call !== intent.call || before.user_id !== intent.userId)
    throw new Problem(
      422,
      'idempotency-key',
      'Esta operação já foi enviada com outros dados. Recarregue a página e confira antes de repetir.',
    );
  return { done: true, answer: before.answer };
}

/** Whether the key was used on the account; `claim` tells for what and by whom. */
export const isDone = async (db: Db, { key, accountId }: Pick<Intent, 'key' | 'accountId'>): Promise<boolean> =>
  (await db
    .selectFrom('idempotency_keys')
    .select('key')
    .where('account_id', '=', accountId)
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined;

/** The answer of a claimed key, given again when the request is repeated. */
export interface StoredAnswer {
  key: string;
  accountId: number;
  answer: unknown;
}

export const storeAnswer = async (trx: Trx, stored: StoredAnswer): Promise<void> =>
  void (await sql`${prepared} ${answerStatement(stored)}`.execute(trx));

/** The statement that stores an answer; also a part (`with … as`) of one that writes something else. */
export const answerStatement = ({ key, accountId, answer }: StoredAnswer) =>
  sql`update idempotency_keys set answer = ${answer === undefined ? null : JSON.stringify(answer)}::jsonb
    where account_id = ${accountId} and key = ${key}`;
