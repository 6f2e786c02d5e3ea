import { OTHER_CATEGORY } from '@balcao/contract/account-settings';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { cleanName } from '../../core/clean-name';
import type { Db } from '../../core/database';
import { fieldProblem } from '../../core/problem';
import { CATEGORIES, knownType } from './business-types';
import './tables';

type Branch = Answer<'PUT /account/activity-branch'>;

/** The account's stored activity branch; undefined until one is chosen. */
export const branchOf = (db: Db, accountId: number) =>
  db.selectFrom('account_branches').selectAll().where('account_id', '=', accountId).executeTakeFirst();

/** The account's activity branch, with the categories to choose from. */
export async function branchToChoose(ctx: Ctx): Promise<Answer<'GET /account/activity-branch'>> {
  const row = await branchOf(ctx.db, ctx.accountId);
  return {
    branch: row
      ? { category: row.category, type: row.type, updated_at: row.updated_at.toISOString() }
      : { category: null, type: null, updated_at: null },
    categories: CATEGORIES.map((label, value) => ({ value, label })),
  };
}

/** Saves the account's activity branch. @throws Problem 422 at 'type' where Outros lacks a typed type, or the category has no such type. */
export async function chooseBranch(ctx: Ctx, input: Body<'PUT /account/activity-branch'>): Promise<Branch> {
  const branch = readBranch(input, 'type');
  await saveBranch(ctx, ctx.accountId, branch);
  ctx.live('account', 'updated', [ctx.accountId]);
  return { ...branch, updated_at: ctx.now.toISOString() };
}

/** The branch of an input, its type spelled as in the list. @throws Problem 422 at `field` where the type is missing or unknown. */
export function readBranch(input: { category: number; type?: string | undefined }, field: string) {
  const typed = cleanName(input.type ?? '');
  const other = input.category === OTHER_CATEGORY;
  if (other && typed.length < 3) throw fieldProblem(field, 'Escreva o ramo com ao menos 3 letras');
  const known = other ? typed : typed && knownType(input.category, typed);
  if (typed && !known) throw fieldProblem(field, 'Este ramo não é desta categoria');
  return { category: input.category, type: known || null };
}

/** Saves the branch of the current account, or of an account that is being opened. */
export async function saveBranch(
  ctx: Ctx,
  accountId: number,
  branch: { category: number; type: string | null },
): Promise<void> {
  const row = { ...branch, updated_at: ctx.now };
  await ctx
    .trx()
    .insertInto('account_branches')
    .values({ account_id: accountId, ...row })
    .onConflict((c) => c.column('account_id').doUpdateSet(row))
    .execute();
}
