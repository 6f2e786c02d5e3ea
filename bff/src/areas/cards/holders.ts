import { HELD, VIRTUAL } from '@balcao/contract/shared/card-permissions';
import type { Answer } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { fieldProblem, notFound } from '../../core/problem';
import { isGranted } from '../../core/sessions';
import './tables';

/** Whose cards a person sees: undefined is all of the account's suppliers' cards, else those that this user holds. */
export const seenBy = (ctx: Ctx): number | undefined => (ctx.can(VIRTUAL) ? undefined : ctx.userId);

/** The active users of an account who may hold a card. */
export async function mayHold(db: Db, accountId: number): Promise<{ id: number; name: string }[]> {
  const rows = await db
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.id', 'u.name', 'm.role', 'm.grants'])
    .where('m.account_id', '=', accountId)
    .where('m.status', '=', 'active')
    .orderBy('u.name')
    .orderBy('u.id')
    .execute();
  return rows.filter((row) => isGranted(row, HELD)).map(({ id, name }) => ({ id, name }));
}

export const listHolders = async (ctx: Ctx): Promise<Answer<'GET /supplier-cards/holders'>> => ({
  items: await mayHold(ctx.db, ctx.accountId),
});

/** @throws Problem 422 at 'holder' where the user is none of the account, or may not hold a card */
export async function demandHolder(ctx: Ctx, holder: number | null): Promise<void> {
  if (holder === null || (await mayHold(ctx.db, ctx.accountId)).some(({ id }) => id === holder)) return;
  throw fieldProblem('holder', 'Escolha uma pessoa desta conta que tenha a permissão Cartões em seu poder.');
}

/** @throws Problem 404 where the person does not see a supplier's card */
export async function demandSeen(ctx: Ctx, cardId: number): Promise<void> {
  const holder = seenBy(ctx);
  if (holder === undefined) return;
  const held = await ctx.db
    .selectFrom('card_controls')
    .select('card_id')
    .where('account_id', '=', ctx.accountId)
    .where('card_id', '=', cardId)
    .where('holder_id', '=', holder)
    .executeTakeFirst();
  if (!held) throw notFound();
}
