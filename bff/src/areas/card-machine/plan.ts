import { sql } from 'kysely';
import type { MachinePlan } from '@balcao/contract/card-machine/shapes';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { refuseFields } from '../../core/problem';
import { acquirer } from '../../rails/acquirer/rail';
import { PLANS } from '../../rails/acquirer/terms';
import { consentOf, planAt, planOf, refusePlan } from './rules';
import './tables';

/** Each change of the account's plan, the last one first. */
export const listPlans = (db: Db, accountId: number) =>
  db
    .selectFrom('card_machine_plans')
    .select(['anticipation_due_days', 'starts_at', 'user_name as user', 'consent as text', 'plan'])
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();

/** The plan in force at an instant. */
export const activePlan = async (db: Db, accountId: number, at: Date): Promise<MachinePlan> =>
  planAt(await listPlans(db, accountId), at);

type Settings = Answer<'GET /pos/my-account-financial-settings'>;

export async function readSettings(ctx: Ctx): Promise<Settings> {
  const changes = await listPlans(ctx.db, ctx.accountId);
  const { account_number } = await ctx.db
    .selectFrom('accounts')
    .select('account_number')
    .where('id', '=', ctx.accountId)
    .executeTakeFirstOrThrow();
  return {
    accountNumber: account_number,
    active_plan_anticipation_due_days: planAt(changes, ctx.now).anticipation_due_days,
    plans: PLANS.map((plan) => ({ ...plan })),
    consents: changes.map(({ anticipation_due_days, starts_at, user, text }) => ({
      anticipation_due_days,
      starts_at: starts_at.toISOString(),
      user,
      text,
    })),
  };
}

/** Changes the plan of the sales from now on, and keeps who agreed to what. @throws Problem 422 at the faulty field */
export async function changePlan(
  ctx: Ctx,
  body: Body<'PUT /pos/my-account-financial-settings/active-plan'>,
): Promise<Settings['consents'][number]> {
  const trx = ctx.trx();
  // one change at a time, so that the second of two sees the first
  await sql`select id from accounts where id = ${ctx.accountId} for no key update`.execute(trx);
  const before = (await activePlan(trx, ctx.accountId, ctx.now)).anticipation_due_days;
  refuseFields(refusePlan(body, before));
  const plan = planOf(body.anticipation_due_days)!;
  const kept = {
    anticipation_due_days: plan.anticipation_due_days,
    starts_at: ctx.now,
    user_name: ctx.userName,
    consent: consentOf(plan),
  };
  await trx
    .insertInto('card_machine_plans')
    .values({
      ...kept,
      account_id: ctx.accountId,
      user_id: ctx.userId,
      plan: sql<never>`${JSON.stringify(plan)}::jsonb`,
    })
    .execute();
  await acquirer(ctx.services.config).setPlan(trx, ctx.accountId, plan);
  ctx.noted({
    before: { anticipation_due_days: before },
    after: { anticipation_due_days: plan.anticipation_due_days, consent: kept.consent },
  });
  ctx.live('card-machine', 'updated', []);
  return {
    anticipation_due_days: plan.anticipation_due_days,
    starts_at: ctx.now.toISOString(),
    user: ctx.userName,
    text: kept.consent,
  };
}
