import { sql, type Selectable } from 'kysely';
import { formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Database, Trx } from '../../core/database';
import { defineJob, enqueue } from '../../core/jobs';
import { sendMessages } from '../../core/messenger';
import { contentOf } from './statement-files';
import { endedSince, lastClosed, statementName, type Days } from './statement-periods';
import './tables';

type Schedule = Selectable<Database['cnab_statement_schedules']>;
interface One {
  accountId: number;
  id: number;
}

/** Bytes above which an e-mail tells where the file is instead of bringing it. */
const MOST_ATTACHED = 5_000_000;

/** Makes the statement files of a schedule for the periods that have ended since its last. */
export const statementFilesClose = defineJob<One>({
  name: 'cnab-statement-files-close',
  run: async (trx, { accountId, id }) => {
    const now = await bankNow(trx);
    const own = trx
      .selectFrom('cnab_statement_schedules')
      .selectAll()
      .where('account_id', '=', accountId)
      .where('id', '=', id);
    const schedule = await own.forUpdate().executeTakeFirst();
    if (!schedule?.is_active) return;
    const ended = endedSince(schedule.period, schedule.closed_on, saoPauloDay(now));
    for (const days of ended) await makeFile(trx, schedule, days, now);
    if (!ended.length) return;
    await trx
      .updateTable('cnab_statement_schedules')
      .set({ closed_on: ended.at(-1)!.to })
      .where('account_id', '=', accountId)
      .where('id', '=', id)
      .execute();
  },
});

/** Periodic job that makes the statement files that are due. */
export const statementFilesMake = defineJob<object>({
  name: 'cnab-statement-files',
  everySeconds: 600,
  run: async (trx, _data, tools) => {
    const today = saoPauloDay(await bankNow(trx));
    const due = await trx
      .selectFrom('cnab_statement_schedules as s')
      .innerJoin('accounts as a', 'a.id', 's.account_id')
      .select(['s.account_id', 's.id', 's.period', 's.closed_on'])
      .where('a.is_shutdown', '=', false)
      .where('s.is_active', '=', true)
      .where(sql<boolean>`s.closed_on < ${today}::date - 1`)
      .execute();
    for (const { account_id: accountId, id, period, closed_on } of due)
      if (closed_on < lastClosed(period, today)) await enqueue(trx, tools, statementFilesClose, { accountId, id });
  },
});

async function makeFile(trx: Trx, schedule: Schedule, days: Days, now: Date): Promise<void> {
  const file = {
    account_id: schedule.account_id,
    name: statementName(days, schedule.is_zipped),
    first_day: days.from,
    last_day: days.to,
    is_zipped: schedule.is_zipped,
    created_at: now,
  };
  await trx
    .insertInto('cnab_statement_files')
    .values(file)
    .onConflict((c) => c.columns(['account_id', 'name']).doNothing())
    .execute();
  if (schedule.by_mail) await mailFile(trx, schedule, file, now);
}

/** Whoever made the application, while they may see the account's statement, as `isGranted` decides it. */
const recipientOf = (trx: Trx, { account_id, user_id }: Schedule) =>
  trx
    .selectFrom('memberships as m')
    .innerJoin('accounts as a', 'a.id', 'm.account_id')
    .innerJoin('users as u', 'u.id', 'm.user_id')
    .select(['u.email', 'a.nickname'])
    .where('m.account_id', '=', account_id)
    .where('m.user_id', '=', user_id)
    .where('m.status', '=', 'active')
    .where(sql<boolean>`coalesce((m.grants ->> 'statement')::boolean, m.role <> 'subuser')`)
    .executeTakeFirst();

async function mailFile(
  trx: Trx,
  schedule: Schedule,
  file: Selectable<Database['cnab_statement_files']>,
  at: Date,
): Promise<void> {
  const to = await recipientOf(trx, schedule);
  if (!to) return;
  const content = await contentOf(trx, file);
  const attached = content && content.length <= MOST_ATTACHED ? content : null;
  const { first_day: from, last_day: until } = file;
  const when = from === until ? `de ${formatDay(from)}` : `de ${formatDay(from)} a ${formatDay(until)}`;
  await sendMessages(trx, [
    {
      accountId: schedule.account_id,
      channel: 'mail' as const,
      recipient: to.email,
      subject: `Extrato CNAB ${when}: ${to.nickname}`,
      body:
        `Olá.\n\nO extrato ${when} da conta ${to.nickname}, em CNAB 240, ` +
        `${attached ? 'está anexo a este e-mail' : 'é grande demais para um e-mail'} e fica na API Extratos, com o nome ` +
        `${file.name}.\n\nPara não receber mais, encerre este envio em Segurança, Atividade de segurança, Envios programados.`,
      at,
      ...(attached && { attachment: { name: file.name, base64: attached.toString('base64') } }),
    },
  ]);
}
