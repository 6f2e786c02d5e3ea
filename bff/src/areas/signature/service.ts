import { sql } from 'kysely';
import type { Trx } from '../../core/database';
import './tables';

const MINUTES = 10;

/** Records that a person confirmed a code: for ten minutes they may set another signature (SHELL-4.12-3). */
export async function confirmRedefinition(trx: Trx, userId: number): Promise<void> {
  const confirmed_until = sql<Date>`now() + make_interval(mins => ${MINUTES})`;
  await trx
    .insertInto('signature_redefinitions')
    .values({ user_id: userId, code_hash: '', sent_at: sql<Date>`'-infinity'`, confirmed_until })
    .onConflict((c) => c.column('user_id').doUpdateSet({ code_hash: '', confirmed_until }))
    .execute();
}
