import { CHARGE_PERMISSIONS } from '@balcao/contract/shared/charge-permissions';
import type { RowResults } from '@balcao/contract/core/shapes';
import type { Ctx } from '../../core/area';
import { notFound } from '../../core/problem';
import { rowResults } from '../../core/row-results';
import { MISSING } from '../../kits/charging/actions';

/** Those of the ids that are charges of the account, of kinds that this user may see and manage. */
export async function managedOf(ctx: Ctx, ids: number[]): Promise<number[]> {
  const rows = await ctx.db
    .selectFrom('charges')
    .select(['id', 'kind'])
    .where('account_id', '=', ctx.accountId)
    .where('id', 'in', ids)
    .execute();
  return rows.filter(({ kind }) => ctx.can(CHARGE_PERMISSIONS[kind])).map(({ id }) => id);
}

/** Performs an action on those of the charges whose kind this user may manage; the others are refused like missing ones. */
export async function onManaged(
  ctx: Ctx,
  ids: number[],
  act: (ids: number[]) => Promise<RowResults>,
): Promise<RowResults> {
  const managed = await managedOf(ctx, ids);
  const { results } = managed.length ? await act(managed) : { results: [] };
  const reasons = new Map(results.map(({ id, message }) => [id, message]));
  return rowResults(ids, (id) => (reasons.has(id) ? reasons.get(id)! : MISSING));
}

/** @throws Problem 404 where the charge is of a kind that this user may not manage, as for a missing one */
export async function mustManage(ctx: Ctx, id: number): Promise<void> {
  if (!(await managedOf(ctx, [id])).length) throw notFound();
}
