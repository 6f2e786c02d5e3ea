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
  await trx
    .insertInto('subscription_histories')
    .values(
      ids.map((subscription_id) => ({
        account_id: accountId,
        subscription_id,
        message,
        user_name: by,
        created_at: now,
      })),
    )
    .execute();
}

/** Notifies open pages that subscriptions changed: their lists listen to the topic 'charges', customers' pages to 'subscriptions'. */
export function heard({ live }: Pick<Ctx, 'live'>, type: 'created' | 'updated' | 'deleted' = 'updated'): void {
  live('subscriptions', type, []);
  live('charges', type === 'deleted' ? 'updated' : type, []);
}
