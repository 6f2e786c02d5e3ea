import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Subuser } from '@balcao/contract/subusers';
import type { Ctx } from '../../core/area';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { changesOf, grantsAfter, mayNow, mustHold } from './grants';
import { findMember, toPersonDto, subuserDetail } from './people';

/** The membership of a sub-user, locked until the transaction ends. @throws Problem 404; 403 for the caller's own. */
async function hold(ctx: Ctx, id: number) {
  if (id === ctx.userId)
    throw new Problem(403, 'self', 'Você não pode mudar o seu próprio acesso. Fale com o administrador da conta.', {
      type: 'permission',
    });
  const membership = await ctx
    .trx()
    .selectFrom('memberships as m')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['m.grants', 'm.status', 'u.name', 'u.email'])
    .where('m.account_id', '=', ctx.accountId)
    .where('m.user_id', '=', id)
    .where('m.role', '=', 'subuser')
    .forUpdate('m')
    .executeTakeFirst();
  if (!membership) throw notFound();
  return membership;
}

const mine = (ctx: Ctx, id: number) =>
  ctx.trx().updateTable('memberships').where('account_id', '=', ctx.accountId).where('user_id', '=', id);

/** Enables a sub-user again, with the grants they had. @throws Problem 404; 403 where the caller lacks one of those grants. */
export async function enable(ctx: Ctx, id: number): Promise<Subuser> {
  const { grants, status, name } = await hold(ctx, id);
  mustHold(await mayNow(ctx.trx(), ctx), grants);
  await mine(ctx, id).set({ status: 'active' }).execute();
  ctx.noted({ about: name, changes: [{ what: 'Acesso', before: standing(status), after: standing('active') }] });
  ctx.live('subusers', 'updated', [id]);
  return toPersonDto(await findMember(ctx.db, ctx.accountId, id));
}

/** Disables a sub-user: their sessions and sockets on the account end immediately. @throws Problem 404, 403 */
export async function disable(ctx: Ctx, id: number): Promise<Subuser> {
  const { status, name } = await hold(ctx, id);
  await mine(ctx, id).set({ status: 'inactive' }).execute();
  await endSessions(ctx, id);
  ctx.noted({ about: name, changes: [{ what: 'Acesso', before: standing(status), after: standing('inactive') }] });
  ctx.live('subusers', 'updated', [id]);
  return toPersonDto(await findMember(ctx.db, ctx.accountId, id));
}

const standing = (status: 'active' | 'inactive') => (status === 'active' ? 'Habilitado' : 'Desabilitado');

/** Removes a sub-user from the account; their actions stay in the log. @throws Problem 404, 403 */
export async function remove(ctx: Ctx, id: number): Promise<void> {
  const { name } = await hold(ctx, id);
  await endSessions(ctx, id);
  await ctx.trx().deleteFrom('memberships').where('account_id', '=', ctx.accountId).where('user_id', '=', id).execute();
  ctx.noted({ about: name });
  ctx.live('subusers', 'deleted', [id]);
}

async function endSessions(ctx: Ctx, id: number): Promise<void> {
  await ctx.trx().deleteFrom('sessions').where('account_id', '=', ctx.accountId).where('user_id', '=', id).execute();
  ctx.afterCommit(() => ctx.services.realtime.expel(ctx.accountId, id));
}

/**
 * Changes a sub-user's grants, from their next request on; their open pages are told (AREAS-4-sub-users-2).
 * @throws Problem 404; 403 for the caller's own access or a permission that the caller lacks; 422 where `email` is not the sub-user's.
 */
export async function editAccess(
  ctx: Ctx,
  id: number,
  body: Body<'PUT /subusers/signature/{id}'>,
): Promise<Answer<'PUT /subusers/signature/{id}'>> {
  const { grants: before, name, email } = await hold(ctx, id);
  if (body.email.trim().toLowerCase() !== email)
    throw fieldProblem('email', 'O e-mail não é o deste usuário. Recarregue a página.');
  const after = grantsAfter(await mayNow(ctx.trx(), ctx), before, body.permissions);
  await mine(ctx, id)
    .set({ grants: JSON.stringify(after) })
    .execute();
  ctx.noted({ about: name, changes: changesOf(before, after) });
  ctx.afterCommit(() => ctx.services.realtime.regrant(ctx.accountId, id, { role: 'subuser', grants: after }));
  ctx.live('subusers', 'updated', [id]);
  return subuserDetail(ctx, id);
}
