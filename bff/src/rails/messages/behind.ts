import { sql } from 'kysely';
import type { Store } from '../../core/database';
import type { Measured } from '../../core/measured';
import type { Carriers } from './rail';

/** How long the message that waits longest has been due, by channel; of channels that have a carrier. */
export const messagesBehind = (store: Store, carriers: Carriers): Measured => ({
  name: 'balcao_messages_behind_seconds',
  help: 'How long the message that waits longest has been due, by channel',
  label: 'channel',
  read: async () => {
    const channels = Object.keys(carriers);
    const { rows } = await sql<{ channel: string; seconds: number }>`
      select c.channel, coalesce(extract(epoch from now() - min(m.due_at)), 0)::double precision as seconds
      from unnest(${channels}::text[]) c (channel) left join sandbox_messages m on m.channel = c.channel and m.due_at < now()
      group by c.channel`.execute(store.db);
    return rows.map(({ channel, seconds }) => [channel, Math.max(0, seconds)] as const);
  },
});
