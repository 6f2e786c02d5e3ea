import { Type, type Static } from 'typebox';
import type { Ctx } from '../../core/area';
import type { Trx } from '../../core/database';
import { Problem } from '../../core/problem';
import type { ApiAnswer } from '../../core/public-api';
import { lastClosed, type StatementPeriod } from './statement-periods';
import './tables';

const PERIODS = { diario: 'day', semanal: 'week', mensal: 'month' } as const satisfies Record<string, StatementPeriod>;
const WORDS = { day: 'diario', week: 'semanal', month: 'mensal' } as const satisfies Record<StatementPeriod, string>;

const settings = {
  periodicidade: Type.Unsafe<keyof typeof PERIODS>({ type: 'string', enum: Object.keys(PERIODS) }),
  envia_email: Type.Boolean(),
  comprimir_arquivos: Type.Boolean(),
};
const closed = { additionalProperties: false } as const;

/** How often statement files are made, and how (public-api-schemas.json, CreateStatementRecurrency). */
export const SCHEDULE_BODY = Type.Object(settings, closed);
export const CHANGE_BODY = Type.Partial(
  Type.Object({
    ...settings,
    status: Type.Unsafe<'ativo' | 'inativo'>({ type: 'string', enum: ['ativo', 'inativo'] }),
  }),
  closed,
);

/** The API answers with the identifier alone, as JSON. */
const identified = (id: number): ApiAnswer => ({
  body: JSON.stringify(String(id)),
  type: 'application/json; charset=utf-8',
});

const nameTaken = () =>
  new Problem(
    409,
    'agendamento_existente',
    'A conta já tem um agendamento com esta periodicidade. Altere o que existe.',
  );

export async function listSchedules({ db, accountId }: Ctx) {
  const rows = await db
    .selectFrom('cnab_statement_schedules')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id')
    .execute();
  return rows.map((row) => ({
    identificador: String(row.id),
    status: row.is_active ? 'ativo' : 'inativo',
    periodicidade: WORDS[row.period],
    envia_email: row.by_mail,
    comprimir_arquivos: row.is_zipped,
    data_criacao: row.created_at.toISOString(),
  }));
}

/** Has statement files made from the period that is under way on; the same again is the first. @throws Problem 409 */
export async function addSchedule(ctx: Ctx, asked: Static<typeof SCHEDULE_BODY>): Promise<ApiAnswer> {
  const trx = ctx.trx();
  const period = PERIODS[asked.periodicidade];
  const inserted = await trx
    .insertInto('cnab_statement_schedules')
    .values({
      account_id: ctx.accountId,
      period,
      by_mail: asked.envia_email,
      is_zipped: asked.comprimir_arquivos,
      user_id: ctx.userId,
      closed_on: lastClosed(period, ctx.today),
      created_at: ctx.now,
    })
    .onConflict((c) => c.columns(['account_id', 'period']).doNothing())
    .returning('id')
    .executeTakeFirst();
  if (inserted) {
    ctx.noted({ about: asked.periodicidade });
    return { status: 201, ...identified(inserted.id) };
  }
  const before = await trx
    .selectFrom('cnab_statement_schedules')
    .select(['id', 'is_active', 'by_mail', 'is_zipped'])
    .where('account_id', '=', ctx.accountId)
    .where('period', '=', period)
    .executeTakeFirst();
  const isSame =
    before?.is_active && before.by_mail === asked.envia_email && before.is_zipped === asked.comprimir_arquivos;
  if (!isSame) throw nameTaken();
  return { status: 201, ...identified(before.id) };
}

const scheduleOf = (trx: Trx, accountId: number, id: string) =>
  /^[1-9]\d{0,14}$/.test(id)
    ? trx
        .selectFrom('cnab_statement_schedules')
        .selectAll()
        .where('account_id', '=', accountId)
        .where('id', '=', Number(id))
        .forUpdate()
        .executeTakeFirst()
    : undefined;

/**
 * Changes a schedule. One that begins anew, or at another pace, makes its first file of the period that is under way; its files go by
 * e-mail to whoever asked for that last. @throws Problem 404, 409 where another has the period
 */
export async function changeSchedule(ctx: Ctx, id: string, asked: Static<typeof CHANGE_BODY>): Promise<ApiAnswer> {
  const trx = ctx.trx();
  const row = await scheduleOf(trx, ctx.accountId, id);
  if (!row) throw new Problem(404, 'agendamento_nao_encontrado', 'Nenhum agendamento encontrado com o identificador.');
  const period = asked.periodicidade ? PERIODS[asked.periodicidade] : row.period;
  const isActive = asked.status ? asked.status === 'ativo' : row.is_active;
  const begins = period !== row.period || (isActive && !row.is_active);
  if (period !== row.period) {
    const other = await trx
      .selectFrom('cnab_statement_schedules')
      .select('id')
      .where('account_id', '=', ctx.accountId)
      .where('period', '=', period)
      .executeTakeFirst();
    if (other) throw nameTaken();
  }
  await trx
    .updateTable('cnab_statement_schedules')
    .set({
      period,
      is_active: isActive,
      by_mail: asked.envia_email ?? row.by_mail,
      is_zipped: asked.comprimir_arquivos ?? row.is_zipped,
      ...(asked.envia_email ? { user_id: ctx.userId } : {}),
      ...(begins ? { closed_on: lastClosed(period, ctx.today) } : {}),
    })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', row.id)
    .execute();
  ctx.noted({ about: WORDS[period] });
  return identified(row.id);
}

/** Schedules whose files go out of the account by e-mail, as they are listed among its deliveries. */
export const mailedSchedules = (db: Trx | Ctx['db'], accountId: number) =>
  db
    .selectFrom('cnab_statement_schedules as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.period as every', 'u.email as to', 'u.name as by'])
    .where('s.account_id', '=', accountId)
    .where('s.is_active', '=', true)
    .where('s.by_mail', '=', true)
    .orderBy('s.id')
    .execute();

/** Sends a schedule's files to nobody any more; they are still made. */
export const endScheduleMail = (trx: Trx, accountId: number, id: number) =>
  trx
    .updateTable('cnab_statement_schedules')
    .set({ by_mail: false })
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .execute();
