import { sql, type Selectable } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { Plan, PlanInput } from '@balcao/contract/subscriptions-plans';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Database, Db, Trx } from '../../core/database';
import { listOf } from '../../core/list';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { matchesText, searchText } from '../../core/search-text';
import { isUniqueViolation } from '../../core/unique-violation';
import { publishSubscriptions, addSubscriptionHistories } from './histories';
import './tables';

const THOSE = sql`from subscriptions s where s.account_id = subscription_plans.account_id and s.plan_id = subscription_plans.id`;

const plans = listOf({
  from: 'subscription_plans',
  columns: ['name', 'description', 'interval_months', 'repeats', 'created_at'],
  with: {
    subscriptions: sql<number>`(select count(*) ${THOSE} and s.status in ('new', 'active'))`,
    charges: sql<number>`(select coalesce(sum(s.issued), 0) ${THOSE})`,
  },
  always: sql`deleted_at is null`,
  where: ({ query, ids }: { query?: string; ids?: number[] }) => [
    matchesText(sql.ref('search'), query),
    ids === undefined ? null : sql`id = any(${ids}::bigint[])`,
  ],
  order: { name: ['search', 'asc'] },
  item: (row): Plan => ({
    id: row.id,
    name: row.name,
    description: row.description,
    interval: row.interval_months,
    repeats: row.repeats,
    subscriptions: row.subscriptions,
    charges: row.charges,
    created_at: row.created_at.toISOString(),
  }),
});

/** A page of the account's plans, in the order of their names (AREAS-7-subscriptions-2). */
export const listPlans = (
  ctx: Ctx,
  { ids, ...asked }: { query?: string; ids?: string; page?: number; size?: number },
) => plans.page(ctx, { ...asked, ...(ids ? { ids: ids.split(',').map(Number) } : {}) });

/** One plan. @throws Problem 404 where the account has no such plan. */
export async function showPlan(ctx: Ctx, id: number): Promise<Plan> {
  const [plan] = (await plans.page(ctx, { ids: [id] })).items;
  if (!plan) throw notFound();
  return plan;
}

type PlanRow = Selectable<Database['subscription_plans']>;

/** Locks a plan of the account; undefined where there is none or it was deleted. */
export const lockPlan = (
  trx: Trx,
  accountId: number,
  id: number,
  how: 'update' | 'share',
): Promise<PlanRow | undefined> => {
  const query = trx
    .selectFrom('subscription_plans')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
  return (how === 'update' ? query.forUpdate() : query.forShare()).executeTakeFirst();
};

/**
 * Answers a function that finds a plan of the account by its name: ignoring case and extra blanks, else also accents. It answers `null`
 * where several plans match, undefined where none does.
 */
export async function planFinder(db: Db, accountId: number): Promise<(name: string) => PlanRow | null | undefined> {
  const all = await db
    .selectFrom('subscription_plans')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('deleted_at', 'is', null)
    .execute();
  const exact = new Map(all.map((plan) => [cleanName(plan.name).toLowerCase(), plan]));
  return (name) => {
    const namesake = exact.get(cleanName(name).toLowerCase());
    if (namesake) return namesake;
    const wanted = searchText(name);
    const [plan, other] = all.filter(({ search }) => search === wanted);
    return other ? null : plan;
  };
}

function valuesOf({ name, description, interval, repeats }: PlanInput) {
  const clean = cleanName(name);
  if (!clean) throw fieldProblem('name', 'Preenchimento obrigatório');
  return {
    name: clean,
    description: description?.trim() || null,
    interval_months: interval,
    repeats,
    search: searchText(clean),
  };
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('name', 'Já existe um plano com este nome') : error;
  }
}

/** Creates a plan. @throws Problem 422 at 'name' where it is empty or another plan has it. */
export async function createPlan(ctx: Ctx, input: PlanInput): Promise<Plan> {
  const { id } = await refusingDuplicates(() =>
    ctx
      .trx()
      .insertInto('subscription_plans')
      .values({
        account_id: ctx.accountId,
        ...valuesOf(input),
        created_by: ctx.userId,
        created_at: ctx.now,
        updated_at: ctx.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow(),
  );
  publishSubscriptions(ctx, 'created');
  return showPlan(ctx, id);
}

/**
 * Changes a plan and its new and active subscriptions. Their next charge keeps its date, and the new interval counts from that date.
 * Subscriptions that already have all the charges of the changed plan end. Charges that were made, and ended subscriptions, do not change.
 * @throws Problem 404 where the account has no such plan, 422 at 'name' where it is empty or another plan has it.
 */
export async function updatePlan(ctx: Ctx, id: number, input: PlanInput): Promise<Plan> {
  const trx = ctx.trx();
  const held = await lockPlan(trx, ctx.accountId, id, 'update');
  if (!held) throw notFound();
  const values = valuesOf(input);
  await refusingDuplicates(() =>
    trx
      .updateTable('subscription_plans')
      .set({ ...values, updated_at: ctx.now })
      .where('account_id', '=', ctx.accountId)
      .where('id', '=', id)
      .execute(),
  );
  const { name, interval_months, repeats } = values;
  // the failure of a charge that is not made any more; a refused card stays one, since its charge was made and is tried again
  const isUnmade = sql`issued >= ${repeats}::int and failed_charge is null`;
  const { rows } = await sql<{ id: number; ended: boolean }>`
    update subscriptions set plan_name = ${name}, interval_months = ${interval_months}, repeats = ${repeats}::int, updated_at = ${ctx.now},
      status = case when issued >= ${repeats}::int then 'expired' else status end,
      next_due = case when issued >= ${repeats}::int then null else next_due end,
      next_expire_at = case when issued >= ${repeats}::int then null else next_expire_at end,
      failure = case when ${isUnmade} then null else failure end,
      failed_at = case when ${isUnmade} then null else failed_at end,
      retry_on = case when ${isUnmade} then null else retry_on end
    where account_id = ${ctx.accountId} and plan_id = ${id} and status in ('new', 'active')
    returning id, status = 'expired' as ended`.execute(trx);
  const work = { ...ctx, trx };
  if (held.interval_months !== interval_months || held.repeats !== repeats)
    await addSubscriptionHistories(
      work,
      rows.filter(({ ended }) => !ended).map((row) => row.id),
      `Plano alterado: ${rhythm(values)}`,
    );
  await addSubscriptionHistories(
    work,
    rows.filter(({ ended }) => ended).map((row) => row.id),
    `Plano alterado para ${repeats} cobranças, todas já emitidas: assinatura encerrada`,
  );
  publishSubscriptions(ctx);
  return showPlan(ctx, id);
}

/** Interval and number of charges of a plan in words, pt-BR. */
export const rhythm = ({ interval_months: months, repeats }: Pick<PlanRow, 'interval_months' | 'repeats'>): string =>
  `${months === 1 ? 'todo mês' : `a cada ${months} meses`}, ${repeats === null ? 'até ser cancelada' : `${repeats} cobranças ao todo`}`;

/** Effects of changing a plan's `repeats`: how many subscriptions it has, how many would end. @throws Problem 404 for an unknown plan. */
export async function planEffects(
  ctx: Ctx,
  id: number,
  { repeats }: Pick<PlanInput, 'repeats'>,
): Promise<Answer<'POST /plan/{id}/effects'>> {
  await showPlan(ctx, id);
  const { rows } = await sql<Answer<'POST /plan/{id}/effects'>>`
    select count(*) as subscriptions, count(*) filter (where issued >= ${repeats}::int) as ending from subscriptions
    where account_id = ${ctx.accountId} and plan_id = ${id} and status in ('new', 'active')`.execute(ctx.db);
  return rows[0]!;
}

/**
 * Deletes a plan (domain.md 1).
 * @throws Problem 404 where there is no such plan, 409 'plan-charged' where charges were made on it, 409 'plan-used' where it has new or
 * active subscriptions.
 */
export async function deletePlan(ctx: Ctx, id: number): Promise<void> {
  const trx = ctx.trx();
  if (!(await lockPlan(trx, ctx.accountId, id, 'update'))) throw notFound();
  const { charges, subscriptions } = await showPlan(ctx, id);
  if (charges > 0)
    throw new Problem(409, 'plan-charged', 'Este plano já tem cobranças emitidas e não pode ser excluído.');
  if (subscriptions > 0)
    throw new Problem(
      409,
      'plan-used',
      'Há assinaturas neste plano. Cancele-as ou mude o plano delas antes de excluí-lo.',
    );
  await trx
    .updateTable('subscription_plans')
    .set({ deleted_at: ctx.now, updated_at: ctx.now })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  publishSubscriptions(ctx, 'deleted');
}
