import { sql } from 'kysely';
import { calls, type Report, type ReportInput } from '@balcao/contract/reports';
import { defineArea, type Ctx } from '../../core/area';
import { diffDays, isRealDay } from '../../core/calendar';
import { listOf } from '../../core/list';
import { notFound, refuseFields } from '../../core/problem';
import { receivables } from '../receive-overview/service';
import { statusOfTask } from '../../platform/tasks/progress';
import { filterOf, reportsExport } from './export';
import { addReport } from './make';
import { addSchedule, dropSchedule, listSchedules, scheduledReport, scheduledReports } from './schedules';
import './tables';

const DAY_MS = 86_400_000;
const MOST_DAYS = 731;

const LABELS: Record<Report['status'], string> = {
  waiting: 'Na fila',
  running: 'Em andamento',
  done: 'Pronto',
  failed: 'Falhou',
  expired: 'Expirado',
};

/** List of the account's reports, with the status of their tasks; after a day a report is expired. */
const reports = listOf({
  from: 'reports',
  columns: [
    'type',
    'first_day',
    'last_day',
    'columns',
    'format',
    'count',
    'task_id',
    'user_id',
    'user_name',
    'created_at',
  ],
  with: {
    task_status: sql<
      Report['status'] | null
    >`case when reports.created_at > now() - interval '1 day' then ${statusOfTask('reports')} end`,
  },
  where: ({ type, id }: { type?: Report['type'][]; id?: number }) => [
    type?.length ? sql`type in (${sql.join(type)})` : null,
    id === undefined ? null : sql`id = ${id}`,
  ],
  order: { id: ['id', 'desc'], created_at: ['created_at', 'desc'] },
  item: (row) => {
    const status = row.task_status ?? 'expired';
    return {
      id: row.id,
      type: row.type,
      from: row.first_day,
      to: row.last_day,
      columns: row.columns,
      format: row.format,
      status,
      translated_status: LABELS[status],
      count: row.count,
      user: row.user_name,
      user_id: row.user_id,
      task: row.task_id,
      created_at: row.created_at.toISOString(),
      expires_at: new Date(row.created_at.getTime() + DAY_MS).toISOString(),
    };
  },
});

const toDto =
  (userId: number) =>
  ({ user_id, ...row }: Omit<Report, 'mine'> & { user_id: number }): Report => ({ ...row, mine: user_id === userId });

async function findReport(ctx: Ctx, id: number): Promise<Report> {
  const { items } = await reports.page(ctx, { id });
  if (!items[0]) throw notFound();
  return toDto(ctx.userId)(items[0]);
}

/** Checks a period of São Paulo days. @throws Problem 422 at a day that does not exist; at `to` before `from` or two years after it. */
function refusePeriod(from: string, to: string): void {
  const faults = [
    ...(isRealDay(from) ? [] : [{ field: 'from', message: 'Informe uma data válida' }]),
    ...(isRealDay(to) ? [] : [{ field: 'to', message: 'Informe uma data válida' }]),
  ];
  if (!faults.length && to < from) faults.push({ field: 'to', message: 'O fim não pode ser anterior ao início' });
  if (!faults.length && diffDays(from, to) > MOST_DAYS)
    faults.push({ field: 'to', message: 'Escolha um período de até dois anos' });
  refuseFields(faults);
}

async function makeReport(ctx: Ctx, input: ReportInput): Promise<Report> {
  refusePeriod(input.from, input.to);
  const { id } = await addReport(ctx, input);
  ctx.live('reports', 'created', [id]);
  return findReport(ctx, id);
}

export default defineArea({
  calls,
  jobs: [reportsExport.job, scheduledReports, scheduledReport],
  handlers: {
    'POST /v2/reports/search': async (ctx, { body }) => {
      const { items, ...page } = await reports.page(ctx, body);
      return { ...page, items: items.map(toDto(ctx.userId)) };
    },
    'GET /reports/{type}': async (ctx, { params, query }) => {
      const [from = '', to = ''] = query.period.split(',');
      refusePeriod(from, to);
      return receivables.totalsOf(ctx, filterOf(params.type, from, to));
    },
    'POST /reports': (ctx, { body }) => makeReport(ctx, body),
    'GET /reports/schedules': async (ctx) => ({ items: await listSchedules(ctx.db, ctx.accountId) }),
    'POST /reports/schedules': (ctx, { body }) => addSchedule(ctx, body),
    'DELETE /reports/schedules/{id}': (ctx, { params }) => dropSchedule(ctx, params.id),
    'GET /report/{id}': (ctx, { params }) => findReport(ctx, params.id),
  },
});
