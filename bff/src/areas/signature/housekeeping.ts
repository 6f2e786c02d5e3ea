import { sql } from 'kysely';
import { defineJob } from '../../core/jobs';

/** Periodic job that deletes expired challenges, and approvals a day after they expired; until then the console shows their outcome. */
export const signingHousekeeping = defineJob<object>({
  name: 'signing-housekeeping',
  everySeconds: 3600,
  run: async (trx) => {
    await sql`delete from signature_challenges where expires_at < now()`.execute(trx);
    await sql`delete from device_approvals where expires_at < now() - interval '1 day'`.execute(trx);
  },
});
