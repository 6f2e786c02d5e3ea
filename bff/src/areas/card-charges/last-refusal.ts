import type { Db } from '../../core/database';
import { triesOf } from './pay';

/** Why the charge's last card was refused, `reason` in pt-BR; null where it was not refused. */
export async function lastRefusal(
  db: Db,
  accountId: number,
  chargeId: number,
): Promise<{ code: string; reason: string } | null> {
  const last = (await triesOf(db, accountId, chargeId)).at(-1);
  return last?.state === 'refused' ? { code: last.code ?? '', reason: last.reason ?? 'Cartão recusado.' } : null;
}
