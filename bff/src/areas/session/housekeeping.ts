import { sql } from 'kysely';
import { defineJob } from '../../core/jobs';

/** Days for which an idempotency key is stored. */
const KEY_DAYS = 30;

/** Periodic job that deletes expired sessions and socket tokens, old counts of attempts and calls, and old idempotency keys. */
export const housekeeping = defineJob<object>({
  name: 'housekeeping',
  everySeconds: 3600,
  run: async (trx) => {
    await sql`delete from sessions where expires_at < now()`.execute(trx);
    await sql`delete from socket_tokens where expires_at < now()`.execute(trx);
    await sql`delete from attempts where updated_at < now() - interval '1 day' and coalesce(locked_until, now()) <= now()`.execute(
      trx,
    );
    await sql`delete from call_counts where since < now() - interval '1 hour'`.execute(trx);
    await sql`delete from idempotency_keys where created_at < now() - make_interval(days => ${KEY_DAYS})`.execute(trx);
  },
});
