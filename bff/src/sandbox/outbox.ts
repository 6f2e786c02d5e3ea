import type { Selectable } from 'kysely';
import type { Database, Db } from '../core/database';

export type SentMessage = Selectable<Database['sandbox_messages']>;

/** Mails and texts the bank sent, newest first. */
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
