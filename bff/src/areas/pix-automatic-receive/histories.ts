import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Row } from './dto';

/** Adds a line to a recurrence's history and notifies open pages. @param by the user's name; null for the payer or the bank */
export async function addHistory(
  trx: Trx,
  { services, afterCommit }: JobTools,
  { account_id, id }: Pick<Row, 'account_id' | 'id'>,
  message: string,
  at: Date,
  by: string | null = null,
): Promise<void> {
  await trx
    .insertInto('pix_collection_histories')
    .values({ account_id, collection_id: id, message, user_name: by, created_at: at })
    .execute();
  afterCommit(() => services.realtime.live(account_id, 'pix-collections', 'updated', [id]));
}
