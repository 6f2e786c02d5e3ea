import { sql } from 'kysely';
import type { Body } from '@balcao/contract/core/registry';
import type { RoleTemplate } from '@balcao/contract/subusers';
import type { Ctx } from '../../core/area';
import { permissionName } from '../../core/action-names';
import { cleanName } from '../../core/clean-name';
import { fieldProblem, notFound } from '../../core/problem';
import { isUniqueViolation } from '../../core/unique-violation';
import { isGrantable, templateNames } from './catalogue';
import { mustHold } from './grants';
import './tables';

const MOST = 30;
const SHOWN = ['id', 'name', 'permissions'] as const;
const TAKEN = 'Já existe um modelo com este nome';

const toDto = ({ permissions, ...row }: RoleTemplate): RoleTemplate => ({
  ...row,
  permissions: permissions.filter(isGrantable),
});

/** The account's own role templates, by name. */
export const listTemplates = async (ctx: Ctx): Promise<RoleTemplate[]> =>
  (
    await ctx.db
      .selectFrom('subuser_role_templates')
      .select(SHOWN)
      .where('account_id', '=', ctx.accountId)
      .orderBy(sql`lower(name)`)
      .execute()
  ).map(toDto);

/**
 * Saves a template. @throws Problem 422 at 'name' where empty, taken or one too many; at 'permissions' where one cannot be granted;
 * 403 where the caller lacks one of them.
 */
export function saveTemplate(ctx: Ctx, body: Body<'POST /subuser-templates'>): Promise<RoleTemplate> {
  return refusingDuplicates(async () => {
    const values = clean(body);
    mustHold(ctx, granting(values.permissions));
    const trx = ctx.trx();
    // simultaneous saves wait for each other here, so that the second one counts the first
    await trx.selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forUpdate().execute();
    const { held } = await trx
      .selectFrom('subuser_role_templates')
      .select((e) => e.fn.countAll<number>().as('held'))
      .where('account_id', '=', ctx.accountId)
      .executeTakeFirstOrThrow();
    if (held >= MOST) throw fieldProblem('name', `Guarde até ${MOST} modelos. Exclua um para guardar outro.`);
    const row = await trx
      .insertInto('subuser_role_templates')
      .values({ account_id: ctx.accountId, ...values })
      .returning(SHOWN)
      .executeTakeFirstOrThrow();
    ctx.noted({ about: row.name, changes: holds([], row.permissions) });
    return toDto(row);
  });
}

/** Changes a template. @throws Problem 404; 422 and, for what is added, 403 as on saving. */
export function changeTemplate(ctx: Ctx, id: number, body: Body<'PUT /subuser-templates/{id}'>): Promise<RoleTemplate> {
  return refusingDuplicates(async () => {
    const values = clean(body);
    const before = await hold(ctx, id);
    mustHold(ctx, granting(values.permissions.filter((one) => !before.permissions.includes(one))));
    const row = await own(ctx, id).set(values).returning(SHOWN).executeTakeFirstOrThrow();
    const renamed = before.name === row.name ? [] : [{ what: 'Nome', before: before.name, after: row.name }];
    ctx.noted({ about: row.name, changes: [...renamed, ...holds(before.permissions, row.permissions)] });
    return toDto(row);
  });
}

/** Deletes a template. @throws Problem 404 */
export async function deleteTemplate(ctx: Ctx, id: number): Promise<void> {
  const { name } = await hold(ctx, id);
  await ctx
    .trx()
    .deleteFrom('subuser_role_templates')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .execute();
  ctx.noted({ about: name });
}

async function hold(ctx: Ctx, id: number): Promise<RoleTemplate> {
  const row = await ctx
    .trx()
    .selectFrom('subuser_role_templates')
    .select(SHOWN)
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

const own = (ctx: Ctx, id: number) =>
  ctx.trx().updateTable('subuser_role_templates').where('account_id', '=', ctx.accountId).where('id', '=', id);

const granting = (permissions: readonly string[]) => Object.fromEntries(permissions.map((id) => [id, true]));

function clean({ name, permissions }: Body<'POST /subuser-templates'>) {
  const cleaned = cleanName(name);
  if (!cleaned) throw fieldProblem('name', 'Preenchimento obrigatório');
  if (templateNames.some((one) => one.toLowerCase() === cleaned.toLowerCase())) throw fieldProblem('name', TAKEN);
  if (!permissions.length) throw fieldProblem('permissions', 'Libere pelo menos uma permissão');
  if (!permissions.every(isGrantable))
    throw fieldProblem('permissions', 'Uma das permissões não existe mais. Recarregue a página.');
  return { name: cleaned, permissions: [...new Set(permissions)].sort() };
}

/** The permissions added to and taken from a template, for the audit log; pt-BR. */
const holds = (before: readonly string[], after: readonly string[]) => [
  ...after.filter((id) => !before.includes(id)).map((id) => moved(id, 'Fora do modelo', 'No modelo')),
  ...before.filter((id) => !after.includes(id)).map((id) => moved(id, 'No modelo', 'Fora do modelo')),
];
const moved = (id: string, before: string, after: string) => ({ what: permissionName(id), before, after });

async function refusingDuplicates<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    throw isUniqueViolation(error) ? fieldProblem('name', TAKEN) : error;
  }
}
