import { sql } from 'kysely';
import type { Trx } from '../../core/database';
import type { AdvanceRow } from './repository';
import '../../kits/charging/tables';
import './tables';

/** Ends a contract that is not credited: its billets are the account's again. */
export async function freeBillets(
  trx: Trx,
  { account_id, id }: Pick<AdvanceRow, 'account_id' | 'id'>,
  state: 'CANCELLED' | 'DENIED',
  reason: string | null,
): Promise<AdvanceRow> {
  const row = await trx
    .updateTable('advances')
    .set({ state, reason })
    .where('account_id', '=', account_id)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await trx
    .updateTable('advance_items')
    .set({ state })
    .where('account_id', '=', account_id)
    .where('advance_id', '=', id)
    .execute();
  await sql`update charges set is_advanced = false where account_id = ${account_id}
    and id in (select charge_id from advance_items where account_id = ${account_id} and advance_id = ${id})`.execute(
    trx,
  );
  return row;
}
