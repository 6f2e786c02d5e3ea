import { sql } from 'kysely';
import type { Moment } from '@balcao/contract/billing-settings';
import { bankNow, saoPauloDay } from '../../core/clock';
import { defineJob, type JobTools, enqueue } from '../../core/jobs';
import type { Trx } from '../../core/database';
import { silentAccounts } from '../../kits/charging/billing/silent';
import { LINK_IS_PAID } from '../../kits/charging/links/paid-once';
import { MAILED_COLUMNS, tellPayers } from '../charges/service';

/** Payers reminded in one run of the job; the others are reminded in the next. */
const AT_ONCE = 200;

interface Due {
  account_id: number;
  charge_id: number;
  moment: Exclude<Moment, 'issued'>;
}

/** Sends payers the day's reminders: due soon, due today, overdue. Running it again reminds nobody twice. */
export const reminders = defineJob<object>({
  name: 'billing-reminders',
  everySeconds: 300,
  run: async (trx, _data, tools) => {
    const now = await bankNow(trx);
    const due = await dueReminders(trx, saoPauloDay(now), now);
    for (const group of grouped(due)) await sendReminders(trx, group, now);
    if (due.length === AT_ONCE) await again(trx, tools);
  },
});

/** By account and moment. */
function grouped(due: Due[]): Due[][] {
  const groups = new Map<string, Due[]>();
  for (const one of due) {
    const key = `${one.account_id} ${one.moment}`;
    groups.set(key, [...(groups.get(key) ?? []), one]);
  }
  return [...groups.values()];
}

async function sendReminders(trx: Trx, group: Due[], now: Date): Promise<void> {
  const { account_id, moment } = group[0]!;
  const ids = group.map(({ charge_id }) => charge_id);
  const charges = await trx
    .selectFrom('charges')
    .select(MAILED_COLUMNS)
    .where('account_id', '=', account_id)
    .where('id', 'in', ids)
    .orderBy('id')
    .execute();
  await tellPayers(trx, account_id, moment, charges, now);
}

async function again(trx: Trx, { services, afterCommit }: JobTools): Promise<void> {
  await enqueue(trx, { services, afterCommit }, reminders, {});
}

/** Takes the day's reminders that were not sent yet; each is taken by one of two simultaneous runs. */
async function dueReminders(trx: Trx, today: string, now: Date): Promise<Due[]> {
  const silent = await silentAccounts(trx);
  const { rows } = await sql<Due>`
    insert into billing_reminders (account_id, charge_id, moment, at)
    select c.account_id, c.id, m.moment, ${now}::timestamptz from billing_settings s
    cross join lateral (values
      ('due-soon', ${today}::date + (s.value #>> '{due-soon,days}')::int),
      ('due-today', ${today}::date),
      ('overdue', ${today}::date - (s.value #>> '{overdue,days}')::int)
    ) as m (moment, due)
    join charges c on c.account_id = s.account_id and c.expire_at = m.due and c.status in ('waiting', 'unpaid')
      -- the texts are of billets: a card charge has none to pay
      and c.barcode is not null and not ${LINK_IS_PAID}
    where s.part = 'communication' and not s.account_id = any(${silent}::bigint[])
      and 'true' in (s.value -> m.moment ->> 'email', s.value -> m.moment ->> 'sms')
      and (c.created_at at time zone 'America/Sao_Paulo')::date < ${today}::date
      and not exists (
        select from billing_reminders r where r.account_id = c.account_id and r.charge_id = c.id and r.moment = m.moment
      )
    order by c.account_id, c.id limit ${AT_ONCE}
    on conflict do nothing
    returning account_id, charge_id, moment`.execute(trx);
  return rows;
}
