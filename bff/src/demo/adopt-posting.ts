import type { Counterpart } from '@balcao/contract/money/operation';
import { sql } from 'kysely';
import type { Trx } from '../core/database';

/** Ties a posting of the demo bank to an outgoing operation, with the key that the operation would have posted by. */
export async function adoptPosting(
  trx: Trx,
  id: number,
  operation: { id: number; protocol: string; counterpart: Counterpart },
): Promise<void> {
  await sql`update ledger_transactions set key = ${`money:${operation.id}`}, protocol = ${operation.protocol},
    counterpart = ${JSON.stringify(operation.counterpart)}::jsonb where id = ${id}`.execute(trx);
}
