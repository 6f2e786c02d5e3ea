import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { addDays } from '../../core/calendar';
import { Problem } from '../../core/problem';
import { chooseBillets, readTerms } from '../advances/service';
import { forecastOf } from '../cash-forecast/service';
import { yieldUntil } from '../investments/service';
import { IDLE_DAYS, idleOf, MISSING_DAYS, missingOf } from './rules';

type Decision = Answer<'GET /cash-decision'>;

async function findIdle(ctx: Ctx): Promise<Decision['idle']> {
  if (!ctx.can('investments')) return null;
  const { lowest } = await forecastOf(ctx.db, ctx.accountId, ctx.today, IDLE_DAYS);
  const amount = idleOf(lowest);
  const until = addDays(ctx.today, IDLE_DAYS);
  const best = amount === null ? null : await yieldUntil(ctx, amount, until);
  return amount !== null && best && best.yield > 0 ? { amount, until, ...best } : null;
}

async function findMissing(ctx: Ctx): Promise<Decision['missing']> {
  if (!ctx.can('advances:billet')) return null;
  const { lowest } = await forecastOf(ctx.db, ctx.accountId, ctx.today, MISSING_DAYS);
  const missing = missingOf(lowest);
  const [offer] = missing ? (await readTerms(ctx)).offers : [];
  if (!missing || !offer) return null;
  try {
    const { cost, ids } = await chooseBillets(ctx, { offer: offer.id, target: missing.amount });
    return { ...missing, cost, count: ids.length };
  } catch (fault) {
    // there are not enough billets for it
    if (fault instanceof Problem) return null;
    throw fault;
  }
}

/** What the forecast says of idle and of missing money, each only where a figure stands behind it. */
export const decide = async (ctx: Ctx): Promise<Decision> => ({
  idle: await findIdle(ctx),
  missing: await findMissing(ctx),
});
