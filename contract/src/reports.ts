import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Cents, Day, Id, idParams, Instant, listAnswer, listBody, OneOf } from './core/shapes';
import { REPORT_COLUMNS, REPORT_TYPES } from './shared/report-columns';

export const permissions = ['receive:reports'] as const;

export const REPORT_STATUS = ['waiting', 'running', 'done', 'failed', 'expired'] as const;

const permission = 'receive:reports';

export const Report = Type.Object({
  id: Id,
  type: OneOf(REPORT_TYPES),
  from: Day,
  to: Day,
  columns: Type.Array(OneOf(REPORT_COLUMNS)),
  format: OneOf(['xlsx', 'csv']),
  status: OneOf(REPORT_STATUS),
  translated_status: Type.String(),
  count: Type.Integer(),
  user: Type.String(),
  mine: Type.Boolean({ description: 'only who asked for it has its file' }),
  task: Type.Integer({ minimum: 0, description: '0: its task was cleared away' }),
  created_at: Instant,
  expires_at: Instant,
});
export type Report = Static<typeof Report>;

const ReportInput = Type.Object(
  {
    type: OneOf(REPORT_TYPES),
    from: Day,
    to: Day,
    columns: Type.Array(OneOf(REPORT_COLUMNS), { minItems: 1, maxItems: REPORT_COLUMNS.length, uniqueItems: true }),
    format: OneOf(['xlsx', 'csv']),
  },
  { additionalProperties: false },
);
export type ReportInput = Static<typeof ReportInput>;

const ScheduleInput = Type.Object(
  { type: OneOf(REPORT_TYPES), format: OneOf(['xlsx', 'csv']), every: OneOf(['week', 'month']) },
  { additionalProperties: false },
);
export type ScheduleInput = Static<typeof ScheduleInput>;

export const ReportSchedule = Type.Object({
  id: Id,
  ...ScheduleInput.properties,
  next_on: Type.String({ ...Day, description: 'when the next is made, of the week or month that ended' }),
  user: Type.String(),
  email: Type.String({ description: 'of who asked: told of each' }),
});
export type ReportSchedule = Static<typeof ReportSchedule>;

export const topics = defineTopics({ reports: ['receive:reports'] });

export const calls = defineCalls({
  'POST /v2/reports/search': {
    summary: 'Reports asked for, newest first',
    permission,
    read: true,
    body: listBody(['id', 'created_at'] as const, {
      type: Type.Optional(Type.Array(OneOf(REPORT_TYPES), { maxItems: 4 })),
    }),
    answer: listAnswer(Report),
  },
  'GET /reports/{type}': {
    summary: 'What a report of the type would hold in the period',
    permission,
    params: Type.Object({ type: OneOf(REPORT_TYPES) }),
    query: Type.Object({
      period: Type.String({
        pattern: '^\\d{4}-\\d{2}-\\d{2},\\d{4}-\\d{2}-\\d{2}$',
        description: 'first and last day',
      }),
    }),
    answer: Type.Object({ count: Type.Integer(), value: Cents, received: Cents }),
  },
  'POST /reports': {
    summary: 'Make a report; answers it with the task that makes it',
    permission,
    idempotent: true,
    audit: 'report.create',
    body: ReportInput,
    answer: Report,
  },
  'GET /reports/schedules': {
    summary: 'Reports that are made by themselves',
    permission,
    answer: Type.Object({ items: Type.Array(ReportSchedule) }),
  },
  'POST /reports/schedules': {
    summary: 'Make a report each week or month; who asks is told by e-mail',
    permission,
    idempotent: true,
    audit: 'report.schedule',
    body: ScheduleInput,
    answer: ReportSchedule,
  },
  'DELETE /reports/schedules/{id}': {
    summary: 'Make it no more',
    permission,
    silent404: true,
    audit: 'report.unschedule',
    params: idParams,
  },
  'GET /report/{id}': { summary: 'One report', silent404: true, permission, params: idParams, answer: Report },
});

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
