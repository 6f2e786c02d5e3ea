import { sql } from 'kysely';
import { defineJob } from '../../core/jobs';
import type { Db } from '../../core/database';
import { callbackRail } from '../../rails/callbacks/rail';
import { KEPT_MONTHS, minutesToNext } from './rules';
import './tables';

/** Addresses called in one run; each has ten seconds to answer, and they are called side by side. */
const AT_ONCE = 50;

interface Called {
  account_id: number;
  charge_id: number;
  event_id: number;
  tries: number;
  answered: number | null;
  failure: string | null;
}

const dueCalls = (db: Db) =>
  db
    .selectFrom('charge_notifications as n')
    .innerJoin('charges as c', (join) =>
      join.onRef('c.account_id', '=', 'n.account_id').onRef('c.id', '=', 'n.charge_id'),
    )
    .select(['n.account_id', 'n.charge_id', 'n.event_id', 'n.token', 'n.tries', 'c.notification_url'])
    .where('n.due_at', '<=', sql<Date>`now()`)
    .orderBy('n.due_at')
    .limit(AT_ONCE)
    .execute();

/** Tells the addresses of changed charges which token to ask for; called again until the token is asked for, or for two days. */
export const chargeCallRound = defineJob<object, Called[]>({
  name: 'charge-callbacks',
  everySeconds: 15,
  prepare: async (db, _data, { config }) => {
    const rail = callbackRail(config, db);
    return Promise.all(
      (await dueCalls(db)).map(async ({ token, notification_url: url, ...due }): Promise<Called> => {
        try {
          const answered = await rail.post(url!, { notification: token });
          return { ...due, answered, failure: null };
        } catch (error) {
          return { ...due, answered: null, failure: (error as Error).message.slice(0, 300) };
        }
      }),
    );
  },
  run: async (trx, _data, _tools, called) => {
    for (const { account_id, charge_id, event_id, tries, answered, failure } of called) {
      const minutes = minutesToNext(tries + 1);
      await trx
        .updateTable('charge_notifications')
        .set({
          tries: tries + 1,
          answered,
          failure,
          due_at: minutes === null ? null : sql<Date>`now() + make_interval(mins => ${minutes})`,
        })
        .where('account_id', '=', account_id)
        .where('charge_id', '=', charge_id)
        // what changed or was read meanwhile has a call of its own, or none
        .where('event_id', '=', event_id)
        .where('due_at', 'is not', null)
        .execute();
    }
    await sql`delete from charge_events where at < now() - make_interval(months => ${KEPT_MONTHS})`.execute(trx);
  },
});
