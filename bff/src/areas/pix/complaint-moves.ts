import type { Selectable } from 'kysely';
import type { PixComplaint } from '@balcao/contract/pix';
import type { Database, Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import type { Operation } from '../../kits/money/kind';
import './tables';

export type ComplaintRow = Selectable<Database['pix_complaints']>;

/** Changes the state of a locked complaint and tells open pages. */
export async function moveComplaint(
  trx: Trx,
  tools: JobTools,
  row: ComplaintRow,
  state: PixComplaint['state'],
  { at, ...set }: { at: Date; until?: Date | null; answer?: string; recovered?: number },
): Promise<ComplaintRow> {
  const { account_id: accountId, id, operation_id: pix } = row;
  tools.afterCommit(() => tools.services.realtime.live(accountId, 'pix', 'updated', [pix]));
  return trx
    .updateTable('pix_complaints')
    .set({
      until: null,
      ...set,
      state,
      steps: JSON.stringify([...row.steps, { state, at: at.toISOString() }]),
    })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Records that the money of an accepted complaint came back. */
export async function complaintReturned(trx: Trx, tools: JobTools, operation: Operation): Promise<void> {
  const row = await trx
    .selectFrom('pix_complaints')
    .selectAll()
    .where('account_id', '=', operation.account_id)
    .where('operation_id', '=', operation.id)
    .where('state', '=', 'accepted')
    .forUpdate()
    .executeTakeFirst();
  if (row)
    await moveComplaint(trx, tools, row, 'returned', {
      at: operation.ended_at!,
      recovered: row.recovered || row.amount,
    });
}
