import { REPORT_COLUMNS, type ReportSchedule, type ScheduleInput } from '@balcao/contract/reports';
import type { Ctx } from '../../core/area';
import { addDays, formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Db, Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { sendMessages } from '../../core/messenger';
import { notFound, Problem } from '../../core/problem';
import { addReport } from './make';
import './tables';

const AT_ONCE = 20;
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

/**
 * Periodic job that makes the reports of due schedules and e-mails their users. Each is made once, as its transaction also sets the next
 * day. After missed days a single report is made, of the last period.
 */
export const scheduledReports = defineJob<object>({
  name: 'reports-scheduled',
  everySeconds: 300,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const today = saoPauloDay(now);
    const due = await trx
      .selectFrom('report_schedules as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      // a user who left the account gets no more of its reports
      .innerJoin('memberships as m', (on) =>
        on.onRef('m.account_id', '=', 's.account_id').onRef('m.user_id', '=', 's.user_id'),
      )
      .innerJoin('users as u', 'u.id', 's.user_id')
      .selectAll('s')
      .select(['u.email', 'a.nickname'])
      .where('s.next_on', '<=', today)
      .where('a.is_shutdown', '=', false)
      .orderBy('s.id')
      .limit(AT_ONCE)
      .forUpdate('s')
      .skipLocked()
      .execute();
    for (const one of due) await make(trx, tools, one, now);
  },
});

interface Due extends Pick<ReportSchedule, 'id' | 'type' | 'format' | 'every' | 'email'> {
  account_id: number;
  user_id: number;
  user_name: string;
  nickname: string;
}

const NAMES = { issued: 'emitidas', received: 'recebidas', owed: 'a receber' } as const;

async function make(trx: Trx, { services, afterCommit }: JobTools, one: Due, now: Date): Promise<void> {
  const today = saoPauloDay(now);
  const { account_id: accountId, type, format, every, user_id: userId, user_name: userName } = one;
  const day = every === 'month' ? `${today.slice(0, 8)}01` : addDays(nextOn('week', today), -7);
  const period = periodBefore(every, day);
  const work = { trx: () => trx, db: trx as unknown as Db, accountId, userId, userName, services, afterCommit };
  const { id, count } = await addReport(work, { type, format, columns: [...REPORT_COLUMNS], ...period });
  await trx
    .updateTable('report_schedules')
    .set({ next_on: nextOn(every, today) })
    .where('account_id', '=', accountId)
    .where('id', '=', one.id)
    .execute();
  const origin = services.config.BALCAO_ORIGIN ?? `http://127.0.0.1:${services.config.PORT}`;
  const when = `${formatDay(period.from)} a ${formatDay(period.to)}`;
  await sendMessages(trx, [
    {
      accountId,
      channel: 'mail',
      recipient: one.email,
      subject: `Relatório de cobranças ${NAMES[type]}: ${when}`,
      body: [
        `Olá, ${userName}.`,
        `O relatório agendado da conta ${one.nickname} está pronto: cobranças ${NAMES[type]} de ${when}, ` +
          `${count} ${count === 1 ? 'linha' : 'linhas'}.`,
        `Baixe em até um dia, entrando no Balcão: ${origin}/receber/gerar-novo-relatorio/comprovante?id=${id}`,
      ].join('\n\n'),
      at: now,
    },
  ]);
  afterCommit(() => services.realtime.live(accountId, 'reports', 'created', [id]));
}
