import { sql } from 'kysely';
import type { Answer, Body } from '@balcao/contract/core/registry';
import type { DunningSettings, Reminder, Ruler, Step, StepBody } from '@balcao/contract/dunning';
import { MOST_STEPS } from '@balcao/contract/shared/dunning-limits';
import type { Ctx } from '../../core/area';
import { addDays, formatDay } from '../../core/calendar';
import type { Db } from '../../core/database';
import { listOf } from '../../core/list';
import { fieldProblem, notFound, Problem } from '../../core/problem';
import { remindsInstead } from '../../kits/charging/billing/silent';
import { matchesText } from '../../core/search-text';
import { VARIABLES } from '../../kits/charging/billing/email-texts';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { STATUS_LABELS } from '../../kits/charging/statuses';
import { recipientOf } from './channels';
import { momentsOf, sendingDay } from './days';
import { dueOn } from './due';
import { checkedText, filled, type Written } from './texts';
import './tables';

const USUAL: DunningSettings = { enabled: false, from_hour: 8, to_hour: 20, business_days: true };
// accounts with an active ruler send no other reminders of due dates, so that nobody is reminded twice
remindsInstead(async (db, accountId) => {
  const rows = await db
    .selectFrom('dunning_settings as r')
    .select('r.account_id')
    .where('r.enabled', '=', true)
    .$if(accountId !== undefined, (query) => query.where('r.account_id', '=', accountId!))
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('dunning_steps as s')
          .select('s.id')
          .whereRef('s.account_id', '=', 'r.account_id')
          .where('s.active', '=', true)
          .where('s.deleted', '=', false),
      ),
    )
    .execute();
  return rows.map(({ account_id }) => account_id);
});

const AHEAD = 7;
const MOST_UPCOMING = 200;

const settingsOf = async (db: Db, accountId: number): Promise<DunningSettings> =>
  (await db
    .selectFrom('dunning_settings')
    .select(['enabled', 'from_hour', 'to_hour', 'business_days'])
    .where('account_id', '=', accountId)
    .executeTakeFirst()) ?? USUAL;

const groupsOf = (db: Db, accountId: number) =>
  sql<{
    id: number;
    name: string;
  }>`select id, name from customer_groups where account_id = ${accountId} order by lower(name)`
    .execute(db)
    .then(({ rows }) => rows);

async function stepsOf(db: Db, accountId: number, id?: number): Promise<Step[]> {
  const { rows } = await sql<Step>`
    select s.id, s.days, s.channel, s.group_id, s.subject, s.body, s.active, g.name as group,
      (select count(*) from dunning_reminders r where r.account_id = s.account_id and r.step_id = s.id) as sent
    from dunning_steps s left join customer_groups g on g.account_id = s.account_id and g.id = s.group_id
    where s.account_id = ${accountId} and not s.deleted and (${id ?? null}::bigint is null or s.id = ${id ?? null}::bigint)
    order by s.days, s.id`.execute(db);
  return rows;
}

/** What the ruler achieved: reminders sent, charges reminded of, and those paid after their first reminder; integer cents. */
async function resultsOf(db: Db, accountId: number): Promise<Ruler['results']> {
  const { rows } = await sql<Ruler['results']>`
    select coalesce(sum(r.sent), 0) as sent, count(*) as charges,
      count(*) filter (where c.paid_at > r.first) as paid,
      coalesce(sum(coalesce(c.paid_value, c.value)) filter (where c.paid_at > r.first), 0) as value
    from (
      select charge_id, count(*) as sent, min(sent_at) as first from dunning_reminders where account_id = ${accountId} group by charge_id
    ) as r join charges c on c.account_id = ${accountId} and c.id = r.charge_id`.execute(db);
  return rows[0]!;
}

export async function showRuler({ db, accountId }: Ctx): Promise<Ruler> {
  const pauses = await db
    .selectFrom('dunning_pauses')
    .selectAll()
    .where('account_id', '=', accountId)
    .orderBy('id', 'desc')
    .execute();
  return {
    settings: await settingsOf(db, accountId),
    steps: await stepsOf(db, accountId),
    pauses: pauses.map(shownPause),
    results: await resultsOf(db, accountId),
    groups: await groupsOf(db, accountId),
    variables: Object.entries(VARIABLES).map(([name, meaning]) => ({ name, meaning })),
  };
}

/** Saves the ruler's settings. @throws Problem 422 at 'to_hour' unless it is after 'from_hour'. */
export async function saveSettings(ctx: Ctx, settings: DunningSettings): Promise<DunningSettings> {
  if (settings.to_hour <= settings.from_hour) throw fieldProblem('to_hour', 'Escolha uma hora depois do início');
  const row = { ...settings, updated_at: ctx.now };
  await ctx
    .trx()
    .insertInto('dunning_settings')
    .values({ account_id: ctx.accountId, ...row })
    .onConflict((c) => c.column('account_id').doUpdateSet(row))
    .execute();
  ctx.live('dunning', 'updated', []);
  return settings;
}

/** A step as it is stored. @throws Problem 422 at 'group_id' where the group does not exist; at 'subject' and 'body'. */
async function checkedStep(ctx: Ctx, input: StepBody): Promise<StepBody> {
  const step = checkedText(input);
  if (step.group_id !== null && !(await groupsOf(ctx.db, ctx.accountId)).some(({ id }) => id === step.group_id))
    throw fieldProblem('group_id', 'Este grupo não existe mais');
  return step;
}

export async function addStep(ctx: Ctx, input: StepBody): Promise<Step> {
  const step = await checkedStep(ctx, input);
  // counted under the lock on the account, so that the second of two simultaneous calls sees the first
  await ctx.trx().selectFrom('accounts').select('id').where('id', '=', ctx.accountId).forNoKeyUpdate().execute();
  if ((await stepsOf(ctx.db, ctx.accountId)).length >= MOST_STEPS)
    throw new Problem(422, 'too-many', `A régua tem no máximo ${MOST_STEPS} lembretes.`);
  const { id } = await ctx
    .trx()
    .insertInto('dunning_steps')
    .values({ account_id: ctx.accountId, ...step, since: ctx.today })
    .returning('id')
    .executeTakeFirstOrThrow();
  ctx.live('dunning', 'updated', []);
  return (await stepsOf(ctx.db, ctx.accountId, id))[0]!;
}

/** Changes a step from today on, so that moments of earlier days get no reminders by it. @throws Problem 404, 422 as on creation */
export async function changeStep(ctx: Ctx, id: number, input: StepBody): Promise<Step> {
  const step = await checkedStep(ctx, input);
  const updated = await ctx
    .trx()
    .updateTable('dunning_steps')
    .set({ ...step, since: ctx.today })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('deleted', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!updated) throw notFound();
  ctx.live('dunning', 'updated', []);
  return (await stepsOf(ctx.db, ctx.accountId, id))[0]!;
}

/** Marks a step as deleted; its sent reminders stay. @throws Problem 404 */
export async function dropStep(ctx: Ctx, id: number): Promise<void> {
  const deleted = await ctx
    .trx()
    .updateTable('dunning_steps')
    .set({ deleted: true })
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .where('deleted', '=', false)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) throw notFound();
  ctx.live('dunning', 'updated', []);
}

/** A text filled in with the values of an invented charge. @throws Problem 422 at 'subject' and 'body' */
export async function previewText(ctx: Ctx, text: Written): Promise<Answer<'POST /dunning/preview'>> {
  return filled(checkedText(text), {
    cliente: 'Maria Exemplo',
    empresa: await displayNameOf(ctx.db, ctx.accountId),
    valor: 'R$ 150,00',
    vencimento: formatDay(addDays(ctx.today, 5)),
    numero: '1234',
    linha_digitavel: '36490.00000 00000.000000 00000.000000 0 00000000000000',
    pix: '00020101021226…6304ABCD',
    mensagem: 'Obrigado pela preferência.',
  });
}

/** The reminders of the next days, by the present state of the charges; at most 200. */
export async function upcoming({ db, accountId, today }: Ctx): Promise<Answer<'GET /dunning/upcoming'>> {
  const { business_days: business } = await settingsOf(db, accountId);
  const ahead = Array.from({ length: AHEAD }, (_, at) => addDays(today, at));
  const days = [...new Set([...momentsOf(today, business), ...ahead])];
  const due = await dueOn(db, accountId, days, MOST_UPCOMING + 1);
  const items = due.map((one) => ({
    day: sendingDay(one.day, business) < today ? today : sendingDay(one.day, business),
    step: one.step_id,
    channel: one.channel,
    days: one.days,
    charge_id: one.charge_id,
    customer_name: one.customer_name,
    recipient: recipientOf(one),
    value: one.value,
    expire_at: one.expire_at,
  }));
  return { items: items.slice(0, MOST_UPCOMING), isLowerBound: due.length > MOST_UPCOMING };
}

/** The list of the reminders that were sent. */
export const reminders = listOf({
  from: 'dunning_reminders',
  columns: ['charge_id', 'customer_name', 'channel', 'days', 'recipient', 'body', 'sent_at'],
  where: ({ text, channel, charge }: { text?: string; channel?: StepBody['channel']; charge?: number }) => [
    matchesText(sql.ref('search'), text),
    channel ? sql<boolean>`channel = ${channel}` : null,
    charge ? sql<boolean>`charge_id = ${charge}` : null,
  ],
  order: { sent_at: ['sent_at', 'desc'] },
  beside: async (rows, { db, accountId }) => {
    const charges = await db
      .selectFrom('charges')
      .select(['id', 'value', 'status', 'paid_at', 'paid_value'])
      .where('account_id', '=', accountId)
      .where(sql<boolean>`id = any(${rows.map((row) => row.charge_id)}::bigint[])`)
      .execute();
    return new Map(charges.map((charge) => [charge.id, charge]));
  },
  item: (row, charges): Reminder => {
    const charge = charges.get(row.charge_id)!;
    const isPaid = charge.paid_at !== null && charge.paid_at > row.sent_at;
    return {
      ...row,
      sent_at: row.sent_at.toISOString(),
      value: charge.value,
      status: charge.status,
      translated_status: STATUS_LABELS[charge.status],
      brought: isPaid ? (charge.paid_value ?? charge.value) : 0,
    };
  },
});

const shownPause = (row: {
  id: number;
  charge_id: number | null;
  document: string | null;
  name: string;
  made_by: string;
  made_at: Date;
}): Ruler['pauses'][number] => ({
  id: row.id,
  charge_id: row.charge_id,
  document: row.document,
  name: row.name,
  by: row.made_by,
  at: row.made_at.toISOString(),
});

/** Pauses the reminders of a charge, or of all its customer's. @throws Problem 404; 409 'paused' where they are paused already. */
export async function pause(ctx: Ctx, { charge_id, whole_customer }: Body<'POST /dunning/pauses'>) {
  const charge = await ctx
    .trx()
    .selectFrom('charges')
    .select(['customer_document', 'customer_name'])
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', charge_id)
    .executeTakeFirst();
  if (!charge) throw notFound();
  const inserted = await ctx
    .trx()
    .insertInto('dunning_pauses')
    .values({
      account_id: ctx.accountId,
      charge_id: whole_customer ? null : charge_id,
      document: whole_customer ? charge.customer_document : null,
      name: charge.customer_name,
      made_by: ctx.userName,
      made_at: ctx.now,
    })
    .onConflict((c) => c.doNothing())
    .returningAll()
    .executeTakeFirst();
  if (!inserted) throw new Problem(409, 'paused', 'Os lembretes já estão pausados.');
  ctx.live('dunning', 'updated', []);
  return shownPause(inserted);
}

/** Ends a pause. @throws Problem 404 */
export async function resume(ctx: Ctx, id: number): Promise<void> {
  const gone = await ctx
    .trx()
    .deleteFrom('dunning_pauses')
    .where('account_id', '=', ctx.accountId)
    .where('id', '=', id)
    .returning('id')
    .executeTakeFirst();
  if (!gone) throw notFound();
  ctx.live('dunning', 'updated', []);
}
