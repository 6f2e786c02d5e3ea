import { sql } from 'kysely';
import { addDays, formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import { kindNamed } from '../../kits/money/kinds';
import '../../kits/money/tables';
import { notifyUsers } from '../../platform/notifications/notify';
import { addEntry, lockPoints, takeOut } from './account';
import { EARNING, expiryOf, pointsOf, WARN_DAYS } from './rules';

const AT_ONCE = 500;

/** A payment whose points are not yet as they should be. */
interface Paid {
  account_id: number;
  id: number;
  kind: string;
  amount: number;
  returned: number;
  name: string;
  at: Date;
}

const what = ({ kind, name }: Pick<Paid, 'kind' | 'name'>) => `${kindNamed(kind)?.label ?? 'Pagamento'}: ${name}`;
const live = ({ services, afterCommit }: JobTools, accountId: number) =>
  afterCommit(() => services.realtime.live(accountId, 'points', 'created', []));

/** Settled payments that earned no points yet; those too small for one are left out. */
async function earn(trx: Trx, tools: JobTools): Promise<void> {
  const least = Math.min(...Object.values(EARNING).map(({ cents }) => cents));
  const { rows } = await sql<Paid>`
    select o.account_id, o.id, o.kind, o.amount, o.returned, o.counterpart ->> 'name' as name, o.settled_at as at
    from money_operations o
    where o.state = 'settled' and o.kind in (${sql.join(Object.keys(EARNING))}) and o.amount >= ${least}
      and o.settled_at > ${await bankNow(trx)}::timestamptz - interval '2 days'
      and not exists (select from points_lots l where l.account_id = o.account_id and l.operation_id = o.id)
    order by o.account_id, o.id limit ${AT_ONCE}`.execute(trx);
  for (const paid of rows) {
    const points = pointsOf(paid.kind, paid.amount);
    if (!points) continue;
    await lockPoints(trx, paid.account_id);
    const expires_on = expiryOf(saoPauloDay(paid.at));
    const { numInsertedOrUpdatedRows } = await trx
      .insertInto('points_lots')
      .values({
        account_id: paid.account_id,
        operation_id: paid.id,
        points,
        remaining: points,
        earned_at: paid.at,
        expires_on,
      })
      .onConflict((c) => c.doNothing())
      .executeTakeFirst();
    if (!numInsertedOrUpdatedRows) continue;
    await addEntry(trx, paid.account_id, { kind: 'earned', points, description: what(paid), at: paid.at, expires_on });
    live(tools, paid.account_id);
  }
}

/** Points of payments that came back, as far as they were not used, are taken back. */
async function takeBack(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const { rows } = await sql<Paid & { remaining: number }>`
    select o.account_id, o.id, o.kind, o.amount, o.returned, o.counterpart ->> 'name' as name, o.ended_at as at, l.remaining
    from money_operations o join points_lots l on l.account_id = o.account_id and l.operation_id = o.id
    where o.state = 'returned' and l.remaining > 0 and o.ended_at > ${now}::timestamptz - interval '90 days'
    order by o.account_id, o.id limit ${AT_ONCE}`.execute(trx);
  for (const paid of rows) {
    await lockPoints(trx, paid.account_id);
    const gone = await remainingOf(trx, paid.account_id, paid.id);
    if (!gone) continue;
    await takeOut(trx, paid.account_id, paid.id, gone);
    const description = `Pagamento devolvido: ${paid.name}`;
    await addEntry(trx, paid.account_id, { kind: 'taken-back', points: -gone, description, at: now });
    live(tools, paid.account_id);
  }
}

async function remainingOf(trx: Trx, accountId: number, operationId: number): Promise<number> {
  const lot = await trx
    .selectFrom('points_lots')
    .select('remaining')
    .where('account_id', '=', accountId)
    .where('operation_id', '=', operationId)
    .executeTakeFirst();
  return lot?.remaining ?? 0;
}

/** Points whose last day is over leave the account. */
async function expire(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const due = await trx
    .selectFrom('points_lots')
    .select(['account_id', 'operation_id', 'expires_on'])
    .where('remaining', '>', 0)
    .where('expires_on', '<', saoPauloDay(now))
    .orderBy('account_id')
    .orderBy('operation_id')
    .limit(AT_ONCE)
    .execute();
  for (const { account_id, operation_id, expires_on } of due) {
    await lockPoints(trx, account_id);
    const gone = await remainingOf(trx, account_id, operation_id);
    if (!gone) continue;
    await takeOut(trx, account_id, operation_id, gone);
    const description = `Venceram em ${formatDay(expires_on)}`;
    await addEntry(trx, account_id, { kind: 'expired', points: -gone, description, at: now });
    live(tools, account_id);
  }
}

/** Tells, once for each day, the users of accounts whose points expire within a month. */
async function warn(trx: Trx, tools: JobTools, now: Date): Promise<void> {
  const until = addDays(saoPauloDay(now), WARN_DAYS);
  const { rows } = await sql<{ account_id: number; points: number; day: string }>`
    with warned as (
      update points_lots set is_warned = true where remaining > 0 and not is_warned and expires_on <= ${until}::date
      returning account_id, remaining, expires_on)
    select account_id, sum(remaining)::bigint as points, min(expires_on)::text as day from warned group by 1 order by 1`.execute(
    trx,
  );
  for (const { account_id: accountId, points, day } of rows)
    await notifyUsers(trx, tools, {
      accountId,
      type: 'points-expiring',
      content: `${Number(points).toLocaleString('pt-BR')} pontos vencem a partir de ${formatDay(day)}. Troque por saldo antes disso.`,
      params: { url: '/servicos/programa-de-pontos' },
      at: now,
      permission: 'services:points-program',
    });
}

/** Periodic job: points are earned by payments, taken back with them, and expire. */
export const pointsRound = defineJob<object>({
  name: 'points-round',
  everySeconds: 60,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    await earn(trx, tools);
    await takeBack(trx, tools, now);
    await expire(trx, tools, now);
    await warn(trx, tools, now);
  },
});
