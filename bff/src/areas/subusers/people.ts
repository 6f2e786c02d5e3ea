import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
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

export const toPersonDto = ({ grants, created_at, last_access_at, expires_at, ...row }: Row): Subuser => ({
  ...row,
  created_at: created_at.toISOString(),
  last_access_at: last_access_at?.toISOString() ?? null,
  expires_at: expires_at?.toISOString() ?? null,
  granted: grantable.filter((id) => grants[id]).length,
});

const ORDER = {
  name: ['search', 'asc'],
  last_access_at: ['last_access_at', 'desc'],
  created_at: ['created_at', 'desc'],
} as const;

interface Filter {
  status: Status;
  text?: string;
}

const matches = ({ text }: Filter) => matchesText(sql.ref('search'), text);

/** Lists of those who joined the account and of those who were invited: their ids are numbered apart. */
const members = listOf({
  from: 'subuser_members',
  columns: COLUMNS,
  // 'enabled' includes 'valid': those who have not signed in yet (AREAS-4-sub-users-1)
  where: (filter: Filter) => [
    filter.status === 'enabled' ? sql`status in ('enabled', 'valid')` : sql`status = ${filter.status}`,
    matches(filter),
  ],
  order: ORDER,
  item: toPersonDto,
});

const invited = listOf({
  from: 'subuser_invited',
  columns: COLUMNS,
  where: (filter: Filter) => [matches(filter)],
  order: ORDER,
  item: toPersonDto,
});

type Asked = Filter & Body<'POST /v2/subusers/{status}'>;

export const listPeople = (ctx: Ctx, asked: Asked): Promise<Answer<'POST /v2/subusers/{status}'>> =>
  (asked.status === 'pending' ? invited : members).page(ctx, asked);

const rowIn = async (db: Db, from: 'subuser_members' | 'subuser_invited', accountId: number, id: number) => {
  const row = await db
    .selectFrom(from)
    .select(['id', ...COLUMNS])
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) throw notFound();
  return row;
};

/** A sub-user of the account. @throws Problem 404 */
export const findMember = (db: Db, accountId: number, id: number): Promise<Row> =>
  rowIn(db, 'subuser_members', accountId, id);

/** An invitation of the account. @throws Problem 404 */
export const findInvited = (db: Db, accountId: number, id: number): Promise<Row> =>
  rowIn(db, 'subuser_invited', accountId, id);

/** A sub-user with all grantable permissions, each enabled or not. @throws Problem 404 */
export async function subuserDetail(ctx: Ctx, id: number): Promise<Answer<'GET /subuser/{id}'>> {
  const row = await findMember(ctx.db, ctx.accountId, id);
  return {
    ...toPersonDto(row),
    isSelf: id === ctx.userId,
    permissions: grantable.map((key) => ({ id: key, enabled: row.grants[key] === true })),
  };
}

export async function overview(ctx: Ctx): Promise<Answer<'GET /subusers'>> {
  const namesIn = (from: 'subuser_members' | 'subuser_invited') =>
    ctx.db
      .selectFrom(from)
      .select(['id', 'name', 'status'])
      .where('account_id', '=', ctx.accountId)
      .orderBy('search')
      .execute();
  const [joined, pending] = [await namesIn('subuser_members'), await namesIn('subuser_invited')];
  const disabled = joined.filter(({ status }) => status === 'disabled').length;
  return {
    counts: { enabled: joined.length - disabled, pending: pending.length, disabled },
    people: joined.map(({ id, name }) => ({ id, name })),
  };
}
