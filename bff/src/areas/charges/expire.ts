import { sql, type RawBuilder } from 'kysely';
import { bankNow, saoPauloDay } from '../../core/clock';
import type { Trx } from '../../core/database';
import { defineJob, type JobTools } from '../../core/jobs';
import type { ChargeRow } from '../../kits/charging/actions';
import { publishChanged } from '../../kits/charging/live';
import { lastOverdueDay } from '../../rails/billet/amounts';
import './tables';

/** Scheduled job: expires and writes off charges by the bank's day; run every minute, so soon after a new day. Idempotent. */
export const chargesExpire = defineJob<object>({
  name: 'charges-expire',
  everySeconds: 60,
  run: async (trx, _data, tools) => expireCharges(trx, tools, saoPauloDay(await bankNow(trx))),
});

/**
 * Changes waiting charges whose last day without fine is over to 'unpaid', then writes off the unpaid ones whose `write_off_days` after the
 * due date are over.
 * @param today São Paulo day, yyyy-mm-dd
 */
export async function expireCharges(trx: Trx, tools: JobTools, today: string): Promise<void> {
  const overdue = lastOverdueDay(today);
  const unpaid = await turn(trx, {
    // a waiting card charge is in the processor's analysis: its payer is not late
    from: sql`status = 'waiting' and payment_method is distinct from 'credit_card' and expire_at <= ${overdue}::date`,
    to: 'unpaid',
    action: 'expire',
    message: sql`'Venceu sem pagamento'`,
  });
  const written = await turn(trx, {
    from: sql`status = 'unpaid' and expire_at <= ${overdue}::date and expire_at + write_off_days < ${today}::date`,
    to: 'canceled',
    action: 'write-off',
    message: sql`case write_off_days when 0 then 'Baixa automática após o vencimento'
      when 1 then 'Baixa automática 1 dia após o vencimento' else 'Baixa automática ' || write_off_days || ' dias após o vencimento' end`,
  });
  const changed = new Map<number, Map<number, Turned>>();
  for (const one of [...unpaid, ...written])
    changed.set(one.account_id, (changed.get(one.account_id) ?? new Map()).set(one.id, one));
  tools.afterCommit(() => {
    for (const [accountId, charges] of changed)
      publishChanged((...told) => tools.services.realtime.live(accountId, ...told), [...charges.values()]);
  });
}

type Turned = Pick<ChargeRow, 'account_id' | 'id' | 'kind' | 'payment_method'>;

interface Turn {
  from: RawBuilder<unknown>;
  to: 'unpaid' | 'canceled';
  action: string;
  message: RawBuilder<unknown>;
}

/** Changes the status of every matching charge and adds a line to its history, account by account; rows are locked in id order. */
async function turn(trx: Trx, which: Turn): Promise<Turned[]> {
  const now = await bankNow(trx);
  const { rows: accounts } = await sql<{ account_id: number }>`
    select distinct account_id from charges where ${which.from} order by account_id`.execute(trx);
  const turned: Turned[] = [];
  for (const { account_id } of accounts) turned.push(...(await turnOf(trx, account_id, which, now)));
  return turned;
}

async function turnOf(trx: Trx, accountId: number, { from, to, action, message }: Turn, now: Date): Promise<Turned[]> {
  const { rows } = await sql<Turned>`
    with due as (select account_id, id from charges where account_id = ${accountId} and ${from} order by id for update),
    moved as (
      update charges c set status = ${to}, updated_at = ${now} from due
      where c.account_id = ${accountId} and c.account_id = due.account_id and c.id = due.id
      returning c.account_id, c.id, c.write_off_days, c.kind, c.payment_method
    ),
    told as (
      insert into charge_histories (account_id, charge_id, agent, action, message, created_at)
      select account_id, id, 'system', ${action}, ${message}, ${now}::timestamptz from moved
    )
    select account_id, id, kind, payment_method from moved`.execute(trx);
  return rows;
}
