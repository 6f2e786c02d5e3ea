import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { holdDue } from '../../core/hold-due';
import type { Ctx } from '../../core/area';
import { bankNow } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob } from '../../core/jobs';
import { notFound } from '../../core/problem';
import { deliver } from '../developer/service';
import './tables';

/** Days for which what happened is kept (domain-next.md 1). */
const KEPT_DAYS = 183;
const MOST_AT_ONCE = 500;

interface Subject {
  account_id: number;
  subject: string;
  subject_id: number;
}

/** The token of a charge, carnet or subscription, made where it has none. */
async function tokenOf(trx: Trx, { account_id, subject, subject_id }: Subject, at: Date): Promise<string> {
  await trx
    .insertInto('charge_tokens')
    .values({ account_id, subject, subject_id, token: randomUUID(), created_at: at })
    .onConflict((c) => c.columns(['account_id', 'subject', 'subject_id']).doNothing())
    .execute();
  const { token } = await trx
    .selectFrom('charge_tokens')
    .select('token')
    .where('account_id', '=', account_id)
    .where('subject', '=', subject)
    .where('subject_id', '=', subject_id)
    .executeTakeFirstOrThrow();
  return token;
}

/** Periodic job: issuers are told that something happened to their charges, and ask by the token what it was. */
export const notificationRound = defineJob<object>({
  name: 'charge-notification-round',
  everySeconds: 5,
  run: async (trx, _data, tools) => {
    const events = trx.selectFrom('charge_events').select(['account_id', 'id']).where('told', '=', false).orderBy('id');
    const untold = await holdDue(events, MOST_AT_ONCE);
    if (!untold.length) return;
    const { rows } = await sql<Subject & { url: string }>`
      with untold as (
        select * from unnest(${untold.map((one) => one.account_id)}::bigint[],
          ${untold.map(({ id }) => id)}::bigint[]) as u (account_id, id)),
      done as (update charge_events e set told = true from untold u where e.account_id = u.account_id and e.id = u.id
        returning e.account_id, e.subject, e.subject_id, e.url, e.id)
      select account_id, subject, subject_id, (array_agg(url order by id desc))[1] as url from done
      group by account_id, subject, subject_id order by min(id)`.execute(trx);
    const at = await bankNow(trx);
    for (const { url, ...subject } of rows) {
      const token = await tokenOf(trx, subject, at);
      await deliver(trx, tools, {
        accountId: subject.account_id,
        topic: 'charge-notification',
        subject: token,
        url,
        contentType: 'application/x-www-form-urlencoded',
        body: new URLSearchParams({ notification: token }).toString(),
        at,
      });
    }
  },
});

/** Periodic job: what happened long ago goes. */
export const notificationCleaning = defineJob<object>({
  name: 'charge-notification-cleaning',
  everySeconds: 3600,
  run: async (trx) => {
    const now = await bankNow(trx);
    await sql`delete from charge_events where created_at < ${now}::timestamptz - make_interval(days => ${KEPT_DAYS})`.execute(
      trx,
    );
  },
});

const TYPES: Record<string, string> = {
  charge: 'charge',
  carnet: 'carnet_charge',
  subscription: 'subscription_charge',
};

const formatMoment = (at: Date): string => at.toISOString().slice(0, 19).replace('T', ' ');

/** What happened to the charge, carnet or subscription of a token, the oldest first. @throws Problem 404 */
export async function showNotification(ctx: Ctx, token: string) {
  const of = await ctx.db
    .selectFrom('charge_tokens')
    .selectAll()
    .where('account_id', '=', ctx.accountId)
    .where('token', '=', token)
    .executeTakeFirst();
  if (!of) throw notFound();
  const rows = await ctx.db
    .selectFrom('charge_events as e')
    .leftJoin('charges as c', (on) => on.onRef('c.account_id', '=', 'e.account_id').onRef('c.id', '=', 'e.charge_id'))
    .leftJoin('charge_drafts as d', (on) =>
      on.onRef('d.account_id', '=', 'e.account_id').onRef('d.id', '=', 'e.charge_id'),
    )
    .selectAll('e')
    .select((e) => e.fn.coalesce('c.order_id', 'd.order_id').as('custom_id'))
    .where('e.account_id', '=', ctx.accountId)
    .where('e.subject', '=', of.subject as 'charge')
    .where('e.subject_id', '=', of.subject_id)
    .orderBy('e.id')
    .execute();
  return {
    code: 200,
    data: rows.map((row, at) => ({
      id: at + 1,
      type: TYPES[row.subject] ?? 'charge',
      custom_id: row.custom_id,
      status: { current: row.current, previous: row.previous },
      identifiers: {
        ...(row.subject === 'charge' ? {} : { [`${row.subject}_id`]: row.subject_id }),
        charge_id: row.charge_id,
      },
      created_at: formatMoment(row.created_at),
      ...(row.value === null
        ? {}
        : { value: row.value, received_by_bank_at: formatMoment(row.created_at).slice(0, 10) }),
    })),
  };
}
