import { sql } from 'kysely';
import type { StepBody } from '@balcao/contract/dunning';
import type { Db } from '../../core/database';
import { LINK_IS_PAID } from '../../kits/charging/links/paid-once';
import type { MailedCharge } from '../../kits/charging/mail';

export interface Due extends Omit<MailedCharge, 'id'> {
  charge_id: number;
  step_id: number;
  channel: StepBody['channel'];
  days: number;
  subject: string;
  body: string;
  /** The day of the moment (yyyy-mm-dd), before it is moved to a business day. */
  day: string;
}

/**
 * Reminders due on these days, the earliest day first: of open charges that are not paused and not reminded of by the step yet,
 * and whose single-use link nobody else has paid.
 * SMS and WhatsApp need a mobile phone, told here so that landlines never take the room of who can be reached.
 */
export async function dueOn(db: Db, accountId: number, days: string[], most: number): Promise<Due[]> {
  if (!days.length) return [];
  const { rows } = await sql<Due>`
    select c.account_id, c.id as charge_id, c.value, c.expire_at, c.barcode, c.pix_copy_paste, c.customer_name, c.customer_email,
      c.customer_phone, c.message, s.id as step_id, s.channel, s.days, s.subject, s.body, m.day::text as day
    from dunning_steps s cross join unnest(${days}::date[]) as m (day)
    join charges c on c.account_id = s.account_id and c.expire_at = m.day - s.days and c.status in ('waiting', 'unpaid')
      and c.barcode is not null and not ${LINK_IS_PAID}
    where s.account_id = ${accountId} and s.active and not s.deleted and m.day >= s.since
      and (c.created_at at time zone 'America/Sao_Paulo')::date <= m.day
      and (s.group_id is null or exists (
        select from customers u where u.account_id = c.account_id and u.id = c.customer_id and s.group_id = any(u.groups)))
      and case s.channel when 'email' then c.customer_email is not null else c.customer_phone ~ '^[1-9]{2}9[0-9]{8}$' end
      and not exists (select from dunning_reminders r where r.account_id = c.account_id and r.charge_id = c.id and r.step_id = s.id)
      and not exists (
        select from dunning_pauses p where p.account_id = c.account_id and (p.charge_id = c.id or p.document = c.customer_document))
    order by m.day, c.id, s.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
