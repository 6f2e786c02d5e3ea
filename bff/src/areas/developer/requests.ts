import { sql } from 'kysely';
import type { ApiRequest } from '@balcao/contract/developer';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { Ctx } from '../../core/area';
import { isRealDay } from '../../core/calendar';
import { listOf } from '../../core/list';
import { refuseFields } from '../../core/problem';
import { findApplication } from './applications';
import { limitOf } from './rules';
import type { ApiEnvironment } from './tables';

const OUTCOMES = { success: sql`status < 400`, refused: sql`status between 400 and 499`, failed: sql`status >= 500` };
const like = (text: string): string => `%${text.trim().replace(/[\\%_]/g, '\\$&')}%`;
/** ISO 8601 alone: what JavaScript reads besides is not what the database does. */
const isInstant = (text: string) => /^\d{4}-\d{2}-\d{2}T/.test(text) && !Number.isNaN(Date.parse(text));

interface Filter {
  application?: number;
  environment?: ApiEnvironment;
  begin?: string;
  end?: string;
  method?: string;
  status?: keyof typeof OUTCOMES;
  text?: string;
}

/** Requests of the last day, the newest first. */
export const requestList = listOf({
  from: 'api_requests',
  columns: ['environment', 'at', 'method', 'endpoint', 'path', 'status', 'ms', 'reason'],
  with: {
    application: sql<string | null>`(select name from api_applications a
      where a.account_id = api_requests.account_id and a.id = api_requests.application_id)`,
  },
  where: ({ application, environment, begin, end, method, status, text }: Filter) => [
    application !== undefined && sql<boolean>`application_id = ${application}`,
    environment && sql<boolean>`environment = ${environment}`,
    !!begin && sql<boolean>`at >= ${new Date(begin)}::timestamptz`,
    !!end && sql<boolean>`at <= ${new Date(end)}::timestamptz`,
    !!method && sql<boolean>`method = ${method}`,
    status && sql<boolean>`${OUTCOMES[status]}`,
    !!text?.trim() && sql<boolean>`path ilike ${like(text)}`,
  ],
  faults: ({ begin, end }) => [
    ...(begin && !isInstant(begin) ? [{ field: 'begin', message: 'Informe um momento válido.' }] : []),
    ...(end && !isInstant(end) ? [{ field: 'end', message: 'Informe um momento válido.' }] : []),
  ],
  order: { at: ['at', 'desc'] },
  item: (row): ApiRequest => ({ ...row, at: row.at.toISOString() }),
});

/** What an application asked for, by day and endpoint. @throws Problem 404, 422 at the days */
export async function listActivity(
  ctx: Ctx,
  id: number,
  {
    dateFrom,
    dateTo,
    status,
    endpoints,
    query,
    environment,
    page = 1,
    size = 15,
  }: Body<'POST /api/applications/{id}/activity'>,
): Promise<Answer<'POST /api/applications/{id}/activity'>> {
  await findApplication(ctx.db, ctx.accountId, id);
  const isWrong = (day: string | undefined) => day !== undefined && !isRealDay(day);
  refuseFields([
    ...(isWrong(dateFrom) ? [{ field: 'dateFrom', message: 'Informe uma data que exista.' }] : []),
    ...(isWrong(dateTo) ? [{ field: 'dateTo', message: 'Informe uma data que exista.' }] : []),
  ]);
  const matchingUsage = () =>
    ctx.db
      .selectFrom('api_usage')
      .where('account_id', '=', ctx.accountId)
      .where('application_id', '=', id)
      .$if(dateFrom !== undefined, (q) => q.where('day', '>=', dateFrom!))
      .$if(dateTo !== undefined, (q) => q.where('day', '<=', dateTo!))
      .$if(environment !== undefined, (q) => q.where('environment', '=', environment!))
      .$if(status !== undefined, (q) => q.where(status!, '>', 0))
      .$if(!!endpoints?.length, (q) => q.where('endpoint', 'in', endpoints!))
      .$if(!!query?.trim(), (q) => q.where('endpoint', 'ilike', like(query!)));
  const items = await matchingUsage()
    .select(['id', 'day', 'endpoint', 'environment', 'success', 'refused', 'failed'])
    .orderBy('day', 'desc')
    .orderBy('endpoint')
    .orderBy('id')
    .limit(size)
    .offset((page - 1) * size)
    .execute();
  const { total } = await matchingUsage()
    .select((e) => e.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { items, total: Number(total) };
}

export async function readQuota(ctx: Ctx, id: number): Promise<Answer<'GET /api/applications/{id}/quota'>> {
  await findApplication(ctx.db, ctx.accountId, id);
  const rows = await ctx.db
    .selectFrom('api_usage')
    .select(['environment', 'endpoint', sql<number>`success + refused + failed`.as('used')])
    .where('account_id', '=', ctx.accountId)
    .where('application_id', '=', id)
    .where('day', '=', ctx.today)
    .orderBy('endpoint')
    .execute();
  return { items: rows.map((row) => ({ ...row, limit: limitOf(row.endpoint) })) };
}
