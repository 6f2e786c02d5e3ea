import type { Answer } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { notFound } from '../../core/problem';
import type { BatchError } from './issue';
import './tables';

/** A page of what of a batch could not be issued (AREAS-7-charges-7). @throws Problem 404 where the account has no such batch. */
export async function batchErrors(db: Db, accountId: number, uuid: string, { page = 1, size = 15 }: { page?: number; size?: number }): Promise<Answer<'GET /charge/batch-errors/{uuid}'>> {
  const batch = await db.selectFrom('charge_batches').select('errors').where('account_id', '=', accountId).where('uuid', '=', uuid).executeTakeFirst();
  if (!batch) throw notFound();
  const errors = batch.errors as BatchError[];
  return { errors: errors.slice((page - 1) * size, page * size), total: errors.length };
}
