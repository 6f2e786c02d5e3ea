import { sql, type Selectable } from 'kysely';
import type { CollectionInput } from '@balcao/contract/pix-automatic-receive';
import type { Database, Trx } from '../../core/database';
import { newRequest } from './api-rules';
import type { Row } from './dto';
import './tables';

export type RequestRow = Selectable<Database['pix_collection_requests']>;
type Of = Pick<Row, 'account_id' | 'id'>;

/** Notes the request for confirmation that a recurrence asks its payer by from now on. */
export const addRequest = (
  trx: Trx,
  { account_id, id }: Of,
  account: NonNullable<CollectionInput['account']>,
  expires_at: Date,
  now: Date,
): Promise<RequestRow> =>
  trx
    .insertInto('pix_collection_requests')
    .values({
      account_id,
      request: newRequest(now),
      collection_id: id,
      account: JSON.stringify(account),
      expires_at,
      created_at: now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Notes that the open requests of recurrences were answered, ran out or were withdrawn. */
export async function endRequests(
  trx: Trx,
  accountId: number,
  ids: readonly number[],
  state: NonNullable<RequestRow['ended_state']>,
  now: Date,
): Promise<void> {
  await trx
    .updateTable('pix_collection_requests')
    .set({ ended_state: state, ended_at: now })
    .where('account_id', '=', accountId)
    .where(sql<boolean>`collection_id = any(${ids}::bigint[])`)
    .where('ended_state', 'is', null)
    .execute();
}

/** Notes when the open requests of recurrences reached the payer's bank, or the payer. */
export async function notePassage(
  trx: Trx,
  rows: readonly Of[],
  at: 'sent_at' | 'received_at',
  now: Date,
): Promise<void> {
  if (!rows.length) return;
  await sql`
    update pix_collection_requests r set ${sql.ref(at)} = ${now}
    from unnest(${rows.map((row) => row.account_id)}::bigint[], ${rows.map((row) => row.id)}::bigint[]) as o (account_id, id)
    where r.account_id = o.account_id and r.collection_id = o.id and r.ended_state is null`.execute(trx);
}
