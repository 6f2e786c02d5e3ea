import type { Permission } from '@balcao/contract/session';
import type { Static } from 'typebox';
import type { Ctx } from '../../core/area';
import type { Trx } from '../../core/database';
import { fieldProblem, Problem } from '../../core/problem';
import { isGranted, type Caller } from '../../core/sessions';
import { permissionName } from '../../core/action-names';
import { ALWAYS, CNAB, grantable, isGrantable } from './catalogue';

type Grants = Record<string, boolean>;
type May = Pick<Caller, 'role' | 'grants'>;

/** The caller's present role and grants, read and locked in the transaction. @throws Problem 403 where their membership is not active. */
export async function mayNow(trx: Trx, ctx: Pick<Ctx, 'accountId' | 'userId'>): Promise<May> {
  const membership = await trx
    .selectFrom('memberships')
    .select(['role', 'grants'])
    .where('account_id', '=', ctx.accountId)
    .where('user_id', '=', ctx.userId)
    .where('status', '=', 'active')
    .forShare()
    .executeTakeFirst();
  if (!membership) throw lacking([]);
  return membership;
}

const lacking = (ids: string[]) => {
  const named = ids.slice(0, 3).map(permissionName).join(', ');
  return new Problem(
    403,
    'not-yours-to-grant',
    ids.length
      ? `Você não pode liberar nem retirar o que não tem: ${named}${ids.length > 3 ? ` e mais ${ids.length - 3}` : ''}.`
      : 'Você não tem permissão para fazer isso. Fale com o administrador da conta.',
    { type: 'permission' },
  );
};

/**
 * The grants of a sub-user after a change: of grantable permissions those asked for, others as before, those of ALWAYS, and those of CNAB
 * as disabled where there were none (AREAS-6-3).
 * @throws Problem 422 at an id that cannot be granted, 403 where the caller lacks a permission that they would grant or revoke.
 */
export function grantsAfter(may: May, before: Grants, asked: readonly Static<typeof Permission>[]): Grants {
  const wanted = new Map(asked.map(({ id, enabled }) => [id, enabled]));
  for (const id of wanted.keys())
    if (!isGrantable(id) && !(ALWAYS as readonly string[]).includes(id))
      throw fieldProblem('permissions', 'Uma das permissões não existe mais. Recarregue a página.');
  const changed = grantable.filter((id) => (wanted.get(id) ?? false) !== (before[id] ?? false));
  const foreign = changed.filter((id) => !isGranted(may, id));
  if (foreign.length) throw lacking(foreign);
  const after: Grants = { ...before };
  for (const id of grantable) {
    // a permission stored as false is shown in the menu as disabled, with how to ask for it (SHELL-6-6)
    if (wanted.has(id)) after[id] = wanted.get(id)!;
    else if (id in after) after[id] = false;
  }
  for (const id of ALWAYS) after[id] = true;
  if (!CNAB.some((id) => id in after)) for (const id of CNAB) after[id] = false;
  return after;
}

/** Checks that a caller who enables or invites somebody again has all permissions in `grants`. @throws Problem 403 */
export function mustHold(may: May, grants: Grants): void {
  const foreign = grantable.filter((id) => grants[id] === true && !isGranted(may, id));
  if (foreign.length) throw lacking(foreign);
}

/** The changed permissions by name, for the audit log; pt-BR. */
export const changesOf = (before: Grants, after: Grants) =>
  grantable
    .filter((id) => (before[id] ?? false) !== (after[id] ?? false))
    .map((id) => ({ what: permissionName(id), before: grantWords(before[id]), after: grantWords(after[id]) }));

const grantWords = (enabled: boolean | undefined): string => (enabled ? 'Liberado' : 'Sem acesso');
