import type { Trx } from '../../core/database';
import './tables';

/** Adds the presentation of an account's modality for a user, at most once for each account and modality. */
export async function presentModality(
  trx: Trx,
  { accountId, userId, modality }: { accountId: number; userId: number; modality: 'you' | 'pro' | 'corporation' },
): Promise<void> {
  await trx
    .insertInto('onboardings')
    .values({ account_id: accountId, user_id: userId, name: `modality_${modality}`, seen_at: null })
    .onConflict((c) => c.columns(['account_id', 'user_id', 'name']).doNothing())
    .execute();
}
