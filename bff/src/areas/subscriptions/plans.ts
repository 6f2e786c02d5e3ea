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
import { heard, tell } from './tell';
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
  where: ({ query, id }: { query?: string; id?: number }) => [
    matchesText(sql.ref('search'), query),
    id === undefined ? null : sql`id = ${id}`,
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

/** Plans by name (AREAS-7-subscriptions-2). */
export const listPlans = (ctx: Ctx, asked: { query?: string; page?: number; size?: number }) => plans.page(ctx, asked);

/** @throws Problem 404 where the account has no such plan. */
export async function showPlan(ctx: Ctx, id: number): Promise<Plan> {
  const [plan] = (await plans.page(ctx, { id })).items;
  if (!plan) throw notFound();
  return plan;
}

type PlanRow = Selectable<Database['subscription_plans']>;

/** A plan of the account that is not deleted, kept as it is until the transaction ends. */
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
 * Finds plans of the account by the name a person writes: as it is, else without regard to accents and blanks; `null` where several are
 * called alike.
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
    const found = exact.get(cleanName(name).toLowerCase());
    if (found) return found;
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

/** @throws Problem 422 at 'name' where it is empty or another plan has it. */
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
  heard(ctx, 'created');
  return showPlan(ctx, id);
}

/**
 * Changes a plan for everybody who has it. The next charge of each keeps its date, the interval counts from there on; who has had as many
 * charges as the plan now has ends at once; charges that are made stay as they are, and what ended does not come back.
 * @throws Problem 404, 422 at 'name'
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
  const { rows } = await sql<{ id: number; ended: boolean }>`
    update subscriptions set plan_name = ${name}, interval_months = ${interval_months}, repeats = ${repeats}::int, updated_at = ${ctx.now},
      status = case when issued >= ${repeats}::int then 'expired' else status end,
      next_due = case when issued >= ${repeats}::int then null else next_due end,
      next_expire_at = case when issued >= ${repeats}::int then null else next_expire_at end,
      failure = case when issued >= ${repeats}::int then null else failure end
    where account_id = ${ctx.accountId} and plan_id = ${id} and status in ('new', 'active')
    returning id, status = 'expired' as ended`.execute(trx);
  const work = { ...ctx, trx };
  if (held.interval_months !== interval_months || held.repeats !== repeats)
    await tell(
      work,
      rows.filter(({ ended }) => !ended).map((row) => row.id),
      `Plano alterado: ${rhythm(values)}`,
    );
  await tell(
    work,
    rows.filter(({ ended }) => ended).map((row) => row.id),
    `Plano alterado para ${repeats} cobranças, todas já emitidas: assinatura encerrada`,
  );
  heard(ctx);
  return showPlan(ctx, id);
}

/** How often and how many times, pt-BR. */
export const rhythm = ({ interval_months: months, repeats }: Pick<PlanRow, 'interval_months' | 'repeats'>): string =>
  `${months === 1 ? 'todo mês' : `a cada ${months} meses`}, ${repeats === null ? 'até ser cancelada' : `${repeats} cobranças ao todo`}`;

/** What a change would do to those who have the plan. @throws Problem 404 */
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

/** @throws Problem 404; 409 where it has charges, or somebody has it (domain.md 1). */
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
  heard(ctx, 'deleted');
}
