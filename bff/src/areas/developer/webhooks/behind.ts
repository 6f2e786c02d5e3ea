import { sql } from 'kysely';
import { bankNow } from '../../../core/clock';
import type { Store } from '../../../core/database';
import type { Measured } from '../../../core/measured';
import '../tables';

/** How long the webhook that waits longest for its next try has been due. */
export const webhooksBehind = ({ db }: Store): Measured => ({
  name: 'balcao_webhooks_behind_seconds',
  help: 'How long the webhook that waits longest for its next try has been due',
  read: async () => {
    const { rows } = await sql<{ seconds: number }>`
      select greatest(coalesce(extract(epoch from ${await bankNow(db)}::timestamptz - min(next_at)), 0), 0)::double precision as seconds
      from webhook_deliveries where next_at is not null`.execute(db);
    return [['', rows[0]!.seconds]];
  },
});
