import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { notFound } from '../../core/problem';
import './tables';

/** State of a batch: task, number of pending and failed customers, ids of its charges. @throws Problem 404 where there is no such batch. */
export async function showBatch(db: Db, accountId: number, uuid: string): Promise<Answer<'GET /charge/batch/{uuid}'>> {
  const batch = await db
    .selectFrom('charge_batches')
    .select([
      'task_id',
      sql<number>`cardinality(pending)`.as('pending'),
      sql<number>`jsonb_array_length(errors)`.as('failed'),
    ])
    .where('account_id', '=', accountId)
    .where('uuid', '=', uuid)
    .executeTakeFirst();
  if (!batch) throw notFound();
  const charges = await db
    .selectFrom('charges')
    .select('id')
    .where('account_id', '=', accountId)
    .where('batch_uuid', '=', uuid)
    .orderBy('id')
    .execute();
  return {
    uuid,
    task: batch.task_id,
    pending: batch.pending,
    failed: batch.failed,
    ids: charges.map((charge) => charge.id),
  };
}
