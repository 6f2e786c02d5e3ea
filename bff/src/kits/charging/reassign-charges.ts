import { sql } from 'kysely';
import type { Trx } from '../../core/database';
import './tables';

/** Gives charges of some customers to others; the name and document that they were issued with stay. */
export async function reassignCharges(
  trx: Trx,
  accountId: number,
  moves: { from: number; to: number }[],
): Promise<void> {
  await sql`
    update charges as c set customer_id = move.target
    from unnest(${moves.map(({ from }) => from)}::bigint[], ${moves.map(({ to }) => to)}::bigint[]) as move (id, target)
    where c.account_id = ${accountId} and c.customer_id = move.id`.execute(trx);
}
