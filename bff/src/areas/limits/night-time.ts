import type { NightTime } from '@balcao/contract/limits';
import type { Ctx } from '../../core/area';
import { Problem } from '../../core/problem';
import { nightBegins } from '../../kits/money/night';
import type { NightBegins } from '../../kits/money/tables';
import { INCREASE_HOURS } from './requests';

const OPTIONS: readonly NightBegins[] = ['20:00', '22:00'];
const ENDS = '06:00';
const HOUR = 3_600_000;

/** The account's night hours, the options, and a change that is not in effect yet (AREAS-3-night-time-1). */
export async function nightTime(ctx: Ctx): Promise<NightTime> {
  const current = await nightBegins(ctx.db, ctx.accountId, ctx.now);
  const waiting = await ctx.db
    .selectFrom('night_times')
    .select(['begins', 'effective_at'])
    .where('account_id', '=', ctx.accountId)
    .where('effective_at', '>', ctx.now)
    .executeTakeFirst();
  return {
    options: OPTIONS.map((begins) => ({ begins, ends: ENDS, enabled: begins === current })),
    timeForChange: waiting ? { begins: waiting.begins, at: waiting.effective_at.toISOString() } : null,
  };
}

/**
 * Sets the hour at which the night begins. An earlier hour protects more and takes effect at once; a later one after the hours of an
 * increase. Choosing the present hour cancels a waiting change. @throws Problem 409 'unchanged' where the hour is or will be so already.
 */
export async function chooseNight(ctx: Ctx, begins: NightBegins): Promise<NightTime> {
  const trx = ctx.trx();
  await trx.selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forUpdate().executeTakeFirstOrThrow();
  const { timeForChange } = await nightTime(ctx);
  const current = await nightBegins(ctx.db, ctx.accountId, ctx.now);
  if (timeForChange ? timeForChange.begins === begins : current === begins)
    throw new Problem(409, 'unchanged', 'Este já é o horário escolhido.');
  await trx
    .deleteFrom('night_times')
    .where('account_id', '=', ctx.accountId)
    .where('effective_at', '>', ctx.now)
    .execute();
  if (begins !== current)
    await trx
      .insertInto('night_times')
      .values({
        account_id: ctx.accountId,
        begins,
        chosen_at: ctx.now,
        chosen_by: ctx.userName,
        effective_at: begins < current ? ctx.now : new Date(ctx.now.getTime() + INCREASE_HOURS * HOUR),
      })
      .execute();
  ctx.live('limits', 'updated', [ctx.accountId]);
  return nightTime(ctx);
}
