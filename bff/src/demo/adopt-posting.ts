import type { Counterpart } from '@balcao/contract/money/operation';
import { sql } from 'kysely';
import type { Trx } from '../core/database';

/** Makes a posting of the demo bank that of an operation, as if it had been made by it. */
export async function adoptPosting(
  trx: Trx,
  id: number,
  operation: { id: number; protocol: string; counterpart: Counterpart },
): Promise<void> {
  await sql`update ledger_transactions set key = ${`money:${operation.id}`}, protocol = ${operation.protocol},
    counterpart = ${JSON.stringify(operation.counterpart)}::jsonb where id = ${id}`.execute(trx);
}
