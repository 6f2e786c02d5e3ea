import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { notFound } from '../../core/problem';
import './tables';

/**
 * State of a batch: its kind, task, number of pending and failed customers, ids of what was issued.
 * @throws Problem 404 where there is no such batch.
 */
export async function showBatch(db: Db, accountId: number, uuid: string): Promise<Answer<'GET /charge/batch/{uuid}'>> {
  const batch = await db
    .selectFrom('charge_batches')
    .select([
      'kind',
      'task_id',
      'issued',
      sql<number>`cardinality(pending)`.as('pending'),
      sql<number>`jsonb_array_length(errors)`.as('failed'),
    ])
    .where('account_id', '=', accountId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!batch) throw notFound();
  return {
    uuid,
    kind: batch.kind,
    task: batch.task_id,
    pending: batch.pending,
    failed: batch.failed,
    ids: batch.issued.map(Number),
  };
}
