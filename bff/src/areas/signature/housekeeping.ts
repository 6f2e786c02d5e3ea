import { sql } from 'kysely';
import { defineJob } from '../../core/jobs';

/** Forgets challenges that lapsed, and approvals a day later: until then the console shows what became of them. */
export const signingHousekeeping = defineJob<object>({
  name: 'signing-housekeeping',
  everySeconds: 3600,
  run: async (trx) => {
    await sql`delete from signature_challenges where expires_at < now()`.execute(trx);
    await sql`delete from device_approvals where expires_at < now() - interval '1 day'`.execute(trx);
  },
});
