import type { Trx } from '../../core/database';
import type { JobTools } from '../../core/jobs';
import { pixDirectory } from '../../rails/pix-directory/rail';
import { dropClaims } from './claims';
import './tables';

/** Takes the keys of an account that is being closed out of the directory, and cancels its claims. The caller has locked the account. */
export async function endKeys(trx: Trx, tools: JobTools, accountId: number, now: Date): Promise<void> {
  await dropClaims(trx, tools, accountId, now);
  const ended = await trx
    .updateTable('pix_keys')
    .set({ state: 'removed', ended_at: now })
    .where('account_id', '=', accountId)
    .where('state', '=', 'active')
    .returning('key')
    .execute();
  for (const { key } of ended) await pixDirectory(tools.services.config).left(trx, key, null, now);
}
