import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { GridView } from '@balcao/contract/grid-views';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import { fieldProblem, notFound } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import './tables';

const MAX_VIEWS = 30;
const SHOWN = ['id', 'name', 'query', 'columns'] as const;

/** The caller's views of a grid, by name. */
export const listViews = (ctx: Ctx, grid: string): Promise<GridView[]> =>
  ctx.db
    .selectFrom('grid_views')
    .select(SHOWN)
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('grid', '=', grid)
    .orderBy(sql`lower(name)`)
    .execute();

/** @throws Problem 422 at 'name' where it is empty, taken, or one too many */
export function saveView(ctx: Ctx, { grid, ...values }: Body<'POST /grid-views'>): Promise<GridView> {
  return refusingDuplicates(async () => {
    const trx = ctx.trx();
    const own = { account_id: ctx.accountId, user_id: ctx.userId, grid };
    // simultaneous saves wait for each other here, so that the second one counts the first
    await trx
      .selectFrom('grid_views')
      .select('id')
      .where((e) => e.and(own))
      .forUpdate()
      .execute();
    const { held } = await trx
      .selectFrom('grid_views')
      .select((e) => e.fn.countAll<number>().as('held'))
      .where((e) => e.and(own))
      .executeTakeFirstOrThrow();
    if (held >= MAX_VIEWS)
      throw fieldProblem('name', `Guarde até ${MAX_VIEWS} filtros por lista. Exclua um para salvar outro.`);
    return trx
      .insertInto('grid_views')
      .values({ ...own, ...clean(values) })
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
  });
}

/** @throws Problem 404 where the caller has no such view, 422 at 'name' as on saving */
export function changeView(ctx: Ctx, id: number, values: Body<'PUT /grid-views/{id}'>): Promise<GridView> {
  return refusingDuplicates(async () => {
    const row = await ctx
      .trx()
      .updateTable('grid_views')
      .set(clean(values))
      .where((e) => e.and({ account_id: ctx.accountId, user_id: ctx.userId, id }))
      .returning(SHOWN)
      .executeTakeFirst();
    if (!row) throw notFound();
    return row;
  });
}

/** @throws Problem 404 where the caller has no such view */
export async function forgetView(ctx: Ctx, id: number): Promise<void> {
  const row = await ctx
    .trx()
    .deleteFrom('grid_views')
    .where((e) => e.and({ account_id: ctx.accountId, user_id: ctx.userId, id }))
    .returning('id')
    .executeTakeFirst();
  if (!row) throw notFound();
}

function clean({ name, query, columns }: Body<'PUT /grid-views/{id}'>) {
  const trimmed = cleanName(name);
  if (!trimmed) throw fieldProblem('name', 'Preenchimento obrigatório');
  return { name: trimmed, query, columns };
}

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('name', 'Já existe um filtro com este nome') : error;
  }
}
