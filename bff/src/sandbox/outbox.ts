import type { Selectable } from 'kysely';
import type { Database, Db } from '../core/database';

export type SentMessage = Selectable<Database['sandbox_messages']>;

/** Messages that the bank sent, newest first; `before` is a message id, for the next page. */
export async function readOutbox(
  db: Db,
  filter: { recipient?: string | undefined; before?: number | undefined; size: number },
): Promise<{ items: SentMessage[]; more: boolean }> {
  const recipient = filter.recipient?.trim();
  let query = db
    .selectFrom('sandbox_messages')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(filter.size + 1);
  if (recipient) query = query.where('recipient', '=', recipient);
  if (filter.before) query = query.where('id', '<', filter.before);
  const items = await query.execute();
  return { items: items.slice(0, filter.size), more: items.length > filter.size };
}
