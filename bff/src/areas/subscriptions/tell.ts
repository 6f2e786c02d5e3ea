import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import type { Issuing } from '../../kits/charging/new-charge';
import './tables';

/** Adds a line to the histories of subscriptions; `by`: the user's name, null where the bank acted by itself. */
export async function tell(
  { trx, accountId, now, userName }: Pick<Issuing, 'trx' | 'accountId' | 'now' | 'userName'>,
  ids: number[],
  message: string,
  by: string | null = userName,
): Promise<void> {
  if (!ids.length) return;
  await sql`
    insert into subscription_histories (account_id, subscription_id, message, user_name, created_at)
    select ${accountId}::bigint, id, ${message}, ${by}::text, ${now}::timestamptz from unnest(${ids}::bigint[]) id`.execute(
    trx,
  );
}

/** Notifies open pages that subscriptions changed: their lists listen to the topic 'charges', customers' pages to 'subscriptions'. */
export function heard({ live }: Pick<Ctx, 'live'>, type: 'created' | 'updated' | 'deleted' = 'updated'): void {
  live('subscriptions', type, []);
  live('charges', type === 'deleted' ? 'updated' : type, []);
}
