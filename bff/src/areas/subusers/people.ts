import { sql } from 'kysely';
import type { Answer } from '@balcao/contract/core/registry';
import type { SUBUSER_STATUS, Subuser } from '@balcao/contract/subusers';
import type { Ctx } from '../../core/area';
import type { Db } from '../../core/database';
import { listOf } from '../../core/list';
import { notFound } from '../../core/problem';
import { matchesText } from '../../core/search-text';
import { grantable } from './catalogue';
import './tables';

type Status = (typeof SUBUSER_STATUS)[number];

const COLUMNS = ['name', 'cpf', 'email', 'status', 'grants', 'created_at', 'last_access_at', 'expires_at'] as const;

interface Row {
  id: number;
  name: string;
  cpf: string;
  email: string;
  status: Status;
  grants: Record<string, boolean>;
  created_at: Date;
  last_access_at: Date | null;
  expires_at: Date | null;
}

const shown = ({ grants, created_at, last_access_at, expires_at, ...row }: Row): Subuser => ({
  ...row,
  created_at: created_at.toISOString(),
  last_access_at: last_access_at?.toISOString() ?? null,
  expires_at: expires_at?.toISOString() ?? null,
  granted: grantable.filter((id) => grants[id]).length,
});

/** List of the sub-users of an account. 'enabled' includes 'valid': those who have not signed in yet (AREAS-4-sub-users-1). */
export const people = listOf({
  from: 'subuser_people',
  columns: COLUMNS,
  where: ({ status, text }: { status: Status; text?: string }) => [
    status === 'enabled' ? sql`status in ('enabled', 'valid')` : sql`status = ${status}`,
    matchesText(sql.ref('search'), text),
  ],
  order: {
    name: ['search', 'asc'],
    last_access_at: ['last_access_at', 'desc'],
    created_at: ['created_at', 'desc'],
  },
  item: shown,
});

/** A sub-user of the account, or with `isPending` an invitation. @throws Problem 404 */
export async function findRow(db: Db, accountId: number, id: number, isPending: boolean): Promise<Row> {
  const row = await db
    .selectFrom('subuser_people')
    .select(['id', ...COLUMNS])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .where('status', isPending ? '=' : '<>', 'pending')
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

export const findSubuser = async (db: Db, accountId: number, id: number, isPending = false): Promise<Subuser> =>
  shown(await findRow(db, accountId, id, isPending));

/** A sub-user with all grantable permissions, each enabled or not. @throws Problem 404 */
export async function subuserDetail(ctx: Ctx, id: number): Promise<Answer<'GET /subuser/{id}'>> {
  const row = await findRow(ctx.db, ctx.accountId, id, false);
  return {
    ...shown(row),
    isSelf: id === ctx.userId,
    permissions: grantable.map((key) => ({ id: key, enabled: row.grants[key] === true })),
  };
}

export async function overview(ctx: Ctx): Promise<Answer<'GET /subusers'>> {
  const rows = await ctx.db
    .selectFrom('subuser_people')
    .select(['id', 'name', 'status'])
    .where('account_id', '=', ctx.accountId)
    .orderBy('search')
    .execute();
  const count = (...of: Status[]) => rows.filter(({ status }) => of.includes(status)).length;
  return {
    counts: { enabled: count('enabled', 'valid'), pending: count('pending'), disabled: count('disabled') },
    people: rows.filter(({ status }) => status !== 'pending').map(({ id, name }) => ({ id, name })),
  };
}
