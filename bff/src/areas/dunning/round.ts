import { sql } from 'kysely';
import { formatDay } from '../../core/calendar';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, enqueue } from '../../core/jobs';
import { sendMessages } from '../../core/messenger';
import { searchText } from '../../core/search-text';
import { displayNameOf } from '../../kits/charging/billing/settings';
import { holdLinks, LINK_IS_PAID } from '../../kits/charging/links/paid-once';
import { addHistories } from '../../kits/charging/histories';
import { CARRIED, CHANNEL_NAMES, recipientOf } from './channels';
import { momentsOf } from './days';
import { dueOn, type Due } from './due';
import { filled, valuesOf } from './texts';
import './tables';

/** Most reminders of an account in one run of the job; the others are sent in the next. */
const AT_ONCE = 200;

/** Hour of the day in São Paulo. */
export const hourOf = (at: Date): number =>
  Number(
    new Intl.DateTimeFormat('en-GB', { timeZone: 'America/Sao_Paulo', hour: '2-digit', hourCycle: 'h23' }).format(at),
  );

/** Sends the reminders that each account's ruler has due now. Each is sent and recorded in one transaction, so only once. */
export const dunningRound = defineJob<object>({
  name: 'dunning-round',
  everySeconds: 300,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const hour = hourOf(now);
    const rulers = await trx
      .selectFrom('dunning_settings')
      .selectAll()
      .where('enabled', '=', true)
      .where('from_hour', '<=', hour)
      .where('to_hour', '>', hour)
      .orderBy('account_id')
      .execute();
    let left = false;
    for (const ruler of rulers) {
      const due = await dueOn(trx, ruler.account_id, momentsOf(saoPauloDay(now), ruler.business_days), AT_ONCE);
      left ||= due.length === AT_ONCE;
      const sent = await remind(trx, ruler.account_id, due, now);
      if (sent)
        tools.afterCommit(() => {
          tools.services.realtime.live(ruler.account_id, 'dunning', 'created', []);
        });
    }
    if (!left) return;
    await enqueue(trx, tools, dunningRound, {});
  },
});

/** Sends due reminders; each is taken by one of two simultaneous runs. @returns how many were sent */
async function remind(trx: Trx, accountId: number, due: Due[], now: Date): Promise<number> {
  if (!due.length) return 0;
  const receiver = await displayNameOf(trx, accountId);
  const taken = await trx
    .insertInto('dunning_reminders')
    .values(
      due.map((one) => ({
        account_id: accountId,
        charge_id: one.charge_id,
        step_id: one.step_id,
        channel: one.channel,
        days: one.days,
        recipient: recipientOf(one),
        ...filled(one, valuesOf(one, receiver)),
        customer_name: one.customer_name,
        search: searchText(one.customer_name, one.charge_id, recipientOf(one)),
        sent_at: now,
      })),
    )
    .onConflict((c) => c.columns(['account_id', 'charge_id', 'step_id']).doNothing())
    .returningAll()
    .execute();
  const open = await stillOpen(
    trx,
    accountId,
    taken.map((one) => one.charge_id),
  );
  const late = taken.filter((one) => !open.has(one.charge_id)).map((one) => one.id);
  if (late.length)
    await trx.deleteFrom('dunning_reminders').where('account_id', '=', accountId).where('id', 'in', late).execute();
  const sent = taken.filter((one) => open.has(one.charge_id));
  await sendMessages(
    trx,
    sent.map((one) => ({
      accountId,
      channel: CARRIED[one.channel],
      recipient: one.recipient,
      subject: one.channel === 'email' ? one.subject : '',
      body: one.body,
      at: now,
    })),
  );
  await addHistories(
    trx,
    accountId,
    now,
    sent.map((one) => ({
      chargeId: one.charge_id,
      agent: 'system',
      action: 'dunning',
      message: `Lembrete da régua enviado por ${CHANNEL_NAMES[one.channel]} para ${one.recipient} em ${formatDay(saoPauloDay(now))}`,
    })),
  );
  return sent.length;
}

/**
 * Which of these charges are still to be paid. A charge that was paid meanwhile, or whose single-use link was, is not reminded of: charges
 * and links stay locked until the transaction ends, the charges first, as payments lock them.
 */
async function stillOpen(trx: Trx, accountId: number, ids: number[]): Promise<Set<number>> {
  const open = await trx
    .selectFrom('charges')
    .select(['id', 'link_id'])
    .where('account_id', '=', accountId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .where('status', 'in', ['waiting', 'unpaid'])
    .orderBy('id')
    .forShare()
    .execute();
  await holdLinks(trx, accountId, open);
  const due = await trx
    .selectFrom('charges as c')
    .select('c.id')
    .where('c.account_id', '=', accountId)
    .where(sql<boolean>`c.id = any(${open.map(({ id }) => id)}::bigint[])`)
    .where(sql<boolean>`not ${LINK_IS_PAID}`)
    .execute();
  return new Set(due.map(({ id }) => id));
}
