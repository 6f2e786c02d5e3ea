import { sql } from 'kysely';
import type { Ctx } from '../../core/area';
import { diffDays } from '../../core/calendar';
import { saoPauloDay } from '../../core/clock';
import { bucketsAt, nightBegins } from '../../kits/money/night';
import { isSafeContact } from '../../kits/money/safe-contact';
import type { Target } from './target';
import { signsOf, type Past, type Warning } from './warning-rules';

const LOOKED_BACK = 90 * 86_400_000;

/**
 * Signs of fraud in a payment, shown before it is signed; they never refuse it. pt-BR.
 * @param payment.value integer cents @param payment.isToday it is executed at once, so the hour matters
 */
export async function warningsOf(
  ctx: Ctx,
  target: Target,
  { value, isToday }: { value: number; isToday: boolean },
): Promise<Warning[]> {
  const { counterpart, owner, document } = target;
  const past = await paidBefore(ctx, target);
  const keyDays = owner?.key ? diffDays(saoPauloDay(owner.ownedSince), ctx.today) : null;
  const buckets = bucketsAt(ctx.now, await nightBegins(ctx.db, ctx.accountId, ctx.now));
  const isNight =
    isToday &&
    buckets.some(({ period }) => period === 'night') &&
    !(await isSafeContact(ctx.db, ctx.accountId, counterpart, ctx.now));
  return signsOf({ value, keyDays, isNight, document, past });
}

/** How often the payee was paid before, the largest Pix of the last months, and who held the key the last time. */
async function paidBefore(ctx: Ctx, { counterpart, document }: Target): Promise<Past> {
  const since = new Date(ctx.now.getTime() - LOOKED_BACK);
  const { rows } = await sql<{ count: number; largest: number }>`
    select count(*) filter (where details ->> 'document' = ${document}) as count,
      coalesce(max(amount) filter (where created_at >= ${since}), 0) as largest
    from money_operations where account_id = ${ctx.accountId} and kind in ('pix', 'pix-inside') and state = 'settled'
  `.execute(ctx.db);
  const last = counterpart.pixKey
    ? await sql<{ holder: string | null }>`
        select details ->> 'document' as holder from money_operations where account_id = ${ctx.accountId}
          and kind in ('pix', 'pix-inside') and state = 'settled' and counterpart ->> 'pixKey' = ${counterpart.pixKey}
        order by id desc limit 1`.execute(ctx.db)
    : null;
  return { ...rows[0]!, holder: last?.rows[0]?.holder ?? null };
}
