import { sql } from 'kysely';
import { bankNow } from '../../core/clock';
import { defineJob } from '../../core/jobs';
import { runAlone } from '../../core/savepoint';
import { homologationAccounts } from '../../platform/worlds/worlds';
import { sendIn } from './incoming';
import './tables';

/** Charges of homologation of up to so many cents are paid by themselves (domain-next.md 1). */
const PAYS_ITSELF = 1000;
const AT_ONCE = 50;

/** Periodic job: charges that applications make in homologation are paid, where they are small. */
export const homologationRound = defineJob<object>({
  name: 'pix-homologation-round',
  everySeconds: 5,
  run: async (trx, _data, tools) => {
    const accounts = await homologationAccounts(trx);
    if (!accounts.length) return;
    const now = await bankNow(trx);
    const rows = await trx
      .selectFrom('pix_qrcodes')
      .select(['id', 'payload'])
      .where('account_id', 'in', accounts)
      .where('cob', 'is not', null)
      .where('location_id', 'is not', null)
      .where('removed_at', 'is', null)
      .where('received_count', '=', 0)
      .where('amount', '<=', PAYS_ITSELF)
      // what could not be paid on its first day is not tried for ever
      .where('created_at', '>', sql<Date>`${now}::timestamptz - interval '1 day'`)
      .where('expires_at', '>', now)
      .orderBy('created_at')
      .limit(AT_ONCE)
      .execute();
    for (const { id, payload } of rows)
      await runAlone(trx, `homologation of code ${id}`, () => sendIn(trx, tools, { code: payload }, now));
  },
});
