import type { Db, Trx } from './database';
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
 * @throws Problem 422 'idempotency-key' where the key was used with another body, user, account or call.
 */
export async function claim(trx: Trx, intent: Intent): Promise<{ done: false } | { done: true; answer: unknown }> {
  const body_hash = stableHash(intent.input);
  const made = await trx
    .insertInto('idempotency_keys')
    .values({
      key: intent.key,
      account_id: intent.accountId,
      user_id: intent.userId,
      call: intent.call,
      body_hash,
      answer: null,
    })
    .onConflict((c) => c.column('key').doNothing())
    .returning('key')
    .executeTakeFirst();
  if (made) return { done: false };
  const before = await trx.selectFrom('idempotency_keys').selectAll().where('key', '=', intent.key).executeTakeFirst();
  if (
    !before ||
    before.body_hash !== body_hash ||
    before.call !== intent.call ||
    before.account_id !== intent.accountId ||
    before.user_id !== intent.userId
  )
    throw new Problem(
      422,
      'idempotency-key',
      'Esta operação já foi enviada com outros dados. Recarregue a página e confira antes de repetir.',
    );
  return { done: true, answer: before.answer };
}

/** Whether something was done by the key; what, and whose it was, `claim` tells. */
export const isDone = async (db: Db, key: string): Promise<boolean> =>
  (await db.selectFrom('idempotency_keys').select('key').where('key', '=', key).executeTakeFirst()) !== undefined;

export async function keepAnswer(trx: Trx, key: string, answer: unknown): Promise<void> {
  await trx
    .updateTable('idempotency_keys')
    .set({ answer: answer === undefined ? null : JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();
}
