import { sql } from 'kysely';
import type { Debtor } from '@balcao/contract/receivables';
import type { Answer } from '@balcao/contract/core/registry';
import type { Db } from '../../core/database';
import { OPEN_STATUSES } from '../../kits/charging/statuses';
import '../../kits/charging/tables';
import { lastOverdueDay } from '../../rails/billet/amounts';

/** The five customers with the largest sums of overdue billets that are open and not filed away. `value` in integer cents. */
export async function largestDebtors(
  db: Db,
  accountId: number,
  today: string,
): Promise<Answer<'GET /receivables/debtors'>> {
  const dueTo = lastOverdueDay(today);
  const { rows } = await sql<Debtor>`
    select customer_id as customer, (array_agg(customer_name order by id desc))[1] as name,
      (array_agg(customer_phone order by id desc))[1] as phone, count(*) as count, sum(value) as value,
      ${today}::date - min(expire_at) as "daysLate"
    from charges
    where account_id = ${accountId} and kind = 'banking_billet' and not filed and customer_id is not null
      and status in (${sql.join(OPEN_STATUSES)}) and expire_at <= ${dueTo}
    group by customer_id order by value desc, customer_id limit 5`.execute(db);
  return { items: rows, dueTo };
}
