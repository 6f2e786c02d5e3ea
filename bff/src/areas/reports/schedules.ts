import { sql } from 'kysely';
import type { ReportSchedule, ScheduleInput } from '@balcao/contract/reports';
import { REPORT_COLUMNS } from '@balcao/contract/shared/report-columns';
import { holdDue } from '../../core/hold-due';
import type { Ctx } from '../../core/area';
import { addDays, formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { sendMessages } from '../../core/messenger';
import { notFound, Problem } from '../../core/problem';
import { addReport } from './make';
import './tables';

/** Schedules begun by one run. */
const AT_ONCE = 100;
/** Most schedules of an account. */
const MOST = 10;

/** The day of the next report: the next Monday, or the next first of a month, after a São Paulo day. */
export function nextOn(every: ScheduleInput['every'], day: string): string {
  if (every === 'month') return `${addDays(`${day.slice(0, 8)}28`, 4).slice(0, 8)}01`;
  const weekday = new Date(`${day}T12:00:00Z`).getUTCDay();
  return addDays(day, weekday === 0 ? 1 : 8 - weekday);
}

/** The period of the report made on a day: the seven days before, or the month that ended the day before. */
export function periodBefore(every: ScheduleInput['every'], day: string): { from: string; to: string } {
  const to = addDays(day, -1);
  return { from: every === 'week' ? addDays(day, -7) : `${to.slice(0, 8)}01`, to };
}

/** The account's schedules, of all its users. */
export async function listSchedules(db: Db | Trx, accountId: number): Promise<ReportSchedule[]> {
  const rows = await db
    .selectFrom('report_schedules as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.type', 's.format', 's.every', 's.next_on', 's.user_name as user', 'u.email'])
    .where('s.account_id', '=', accountId)
    .orderBy('s.id')
    .execute();
  return rows;
}

/** Adds a schedule for the user. @throws Problem 422 where the account has MOST schedules already. */
export async function addSchedule(ctx: Ctx, input: ScheduleInput): Promise<ReportSchedule> {
  const trx = ctx.trx();
  // simultaneous calls wait for each other here, so that the second one counts the first
  await trx.selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forUpdate().execute();
  if ((await listSchedules(trx, ctx.accountId)).length >= MOST)
    throw new Problem(422, 'too-many', `Uma conta tem até ${MOST} relatórios agendados. Exclua um deles.`);
  const { id } = await trx
    .insertInto('report_schedules')
    .values({
      account_id: ctx.accountId,
      ...input,
      next_on: nextOn(input.every, ctx.today),
      user_id: ctx.userId,
      user_name: ctx.userName,
      created_at: ctx.now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.live('reports', 'updated', []);
  return (await listSchedules(trx, ctx.accountId)).find((one) => one.id === id)!;
}

/** Deletes a schedule of the account. @throws Problem 404 */
export async function dropSchedule(ctx: Ctx, id: number): Promise<void> {
  const gone = await ctx
    .trx()
    .deleteFrom('report_schedules')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  ctx.live('reports', 'updated', []);
}

/** A schedule whose user may still have the account's reports: others' wait, and are not due. */
const owned = (trx: Trx) =>
  trx
    .selectFrom('report_schedules as s')
    .innerJoin('accounts as a', 'a.id', 's.account_id')
    .innerJoin('memberships as m', (on) =>
      on.onRef('m.account_id', '=', 's.account_id').onRef('m.user_id', '=', 's.user_id'),
    )
    .innerJoin('users as u', 'u.id', 's.user_id')
    .where('a.is_shutdown', '=', false)
    .where('m.status', '=', 'active')
    // as `isGranted` decides it
    .where(sql<boolean>`coalesce((m.grants ->> 'receive:reports')::boolean, m.role <> 'subuser')`);

/**
 * Periodic job that begins the reports of due schedules, a job each, so that one that cannot be made keeps no other waiting. Each is made
 * once, as its schedule's next day is set here. After missed days a single report is made, of the last period.
 */
export const scheduledReports = defineJob<object>({
  name: 'reports-scheduled',
  everySeconds: 300,
  run: async (trx, _data, { services, afterCommit }) => {
    const today = saoPauloDay(await bankNow(trx));
    const due = await holdDue(
      owned(trx).select(['s.account_id', 's.id', 's.every']).where('s.next_on', '<=', today).orderBy('s.id'),
      AT_ONCE,
      's',
    );
    for (const { account_id: accountId, id, every } of due) {
      await trx
        .updateTable('report_schedules')
        .set({ next_on: nextOn(every, today) })
        .where('account_id', '=', accountId)
        .where('id', '=', id)
        .execute();
      const day = every === 'month' ? `${today.slice(0, 8)}01` : addDays(nextOn('week', today), -7);
      await services.jobs.enqueue(trx, scheduledReport, { accountId, id, ...periodBefore(every, day) });
    }
    if (due.length) afterCommit(() => services.jobs.nudge(scheduledReport.name));
  },
});

interface Part {
  accountId: number;
  /** The schedule's. */
  id: number;
  from: string;
  to: string;
}

/** Makes the report of a schedule and e-mails its user, or tells them why it cannot be made. */
export const scheduledReport = defineJob<Part>({
  name: 'reports-scheduled-one',
  retryLimit: 5,
  run: async (trx, part, tools) => {
    const one = await findOwned(trx, part);
    if (!one) return;
    const { account_id: accountId, type, format, user_id: userId, user_name: userName } = one;
    const { services, afterCommit } = tools;
    const work = { trx: () => trx, db: trx as unknown as Db, accountId, userId, userName, services, afterCommit };
    const input = { type, format, columns: [...REPORT_COLUMNS], from: part.from, to: part.to };
    const report = await addReport(work, input).catch((error: unknown) => {
      // it is refused before anything is written
      if (error instanceof Problem) return error;
      throw error;
    });
    if (report instanceof Problem) return mailFailure(trx, tools, one, part, report.message);
    const { id, count } = report;
    await mail(trx, one, part, {
      outcome: '',
      lines: [
        `O relatório agendado da conta ${one.nickname} está sendo preparado: cobranças ${NAMES[type]} de ` +
          `${whenOf(part)}, ${count} ${count === 1 ? 'linha' : 'linhas'}.`,
        `Em alguns minutos ele estará no Balcão, onde fica por um dia: ${pageOf(tools)}/comprovante?id=${id}`,
      ],
    });
    afterCommit(() => services.realtime.live(accountId, 'reports', 'created', [id]));
  },
  gaveUp: async (trx, part, tools) => {
    const one = await findOwned(trx, part);
    if (one) await mailFailure(trx, tools, one, part, 'Houve um erro do nosso lado.');
  },
});

const findOwned = (trx: Trx, { accountId, id }: Part) =>
  owned(trx)
    .selectAll('s')
    .select(['u.email', 'a.nickname'])
    .where('s.account_id', '=', accountId)
    .where('s.id', '=', id)
    .executeTakeFirst();

type Owned = NonNullable<Awaited<ReturnType<typeof findOwned>>>;

const NAMES = { issued: 'emitidas', received: 'recebidas', owed: 'a receber' } as const;

const whenOf = ({ from, to }: Part): string => `${formatDay(from)} a ${formatDay(to)}`;
const pageOf = ({ services: { config } }: JobTools): string =>
  `${config.BALCAO_ORIGIN ?? `http://127.0.0.1:${config.PORT}`}/receber/gerar-novo-relatorio`;

const mailFailure = (trx: Trx, tools: JobTools, one: Owned, part: Part, why: string) =>
  mail(trx, one, part, {
    outcome: ' não foi feito',
    lines: [
      `O relatório agendado da conta ${one.nickname} não foi feito: cobranças ${NAMES[one.type]} de ${whenOf(part)}.`,
      why,
      `O próximo será feito em ${formatDay(one.next_on)}. Para fazer este agora ou mudar o agendamento: ${pageOf(tools)}`,
    ],
  });

async function mail(
  trx: Trx,
  one: Owned,
  part: Part,
  said: { outcome: '' | ' não foi feito'; lines: string[] },
): Promise<void> {
  await sendMessages(trx, [
    {
      accountId: one.account_id,
      channel: 'mail',
      recipient: one.email,
      subject: `Relatório de cobranças ${NAMES[one.type]}${said.outcome}: ${whenOf(part)}`,
      body: [`Olá, ${one.user_name}.`, ...said.lines].join('\n\n'),
      at: await bankNow(trx),
    },
  ]);
}
