import { sql } from 'kysely';
import { addDays, diffDays, previousBusinessDay } from '../../core/calendar';
import { instant } from '../../demo/calendar';
import { defineDemo, type DemoContext } from '../../demo/define-demo';
import { BANK } from '../../ledger/ledger';
import { effectiveCost, quote, totalOf } from './cost';
import { countOf, lastDayOf } from './rules';
import './tables';

const MINUTE = 60_000;
const BILLETS = 3;
const CESSION = { name: 'Cessão sem direito de regresso', legalForm: 'cession', monthlyRate: 249 } as const;

/** A contract of the firm's, with billets that are still to be paid; its credit is one of the last postings. */
async function fill({ trx, bulk, book, bank, dice, now, today }: DemoContext): Promise<void> {
  const account_id = bank.corporation.id;
  const day = previousBusinessDay(addDays(today, -12));
  const { rows } = await sql<{ id: number; value: number; due: string; customer: string }>`
    select id, value, expire_at::text as due, customer_name as customer from charges
    where account_id = ${account_id} and status = 'waiting' and kind = 'banking_billet' and not filed
      and conditional_discount_type is null and expire_at between ${addDays(today, 15)}::date and ${addDays(today, 60)}::date
      and not exists (select from charge_splits s where s.account_id = charges.account_id and s.charge_id = charges.id)
    order by expire_at, id limit ${BILLETS}`.execute(trx);
  if (!rows.length) return;
  const items = rows.map((row) => quote({ ...row, value: Number(row.value) }, CESSION, day));
  const total = totalOf(items, 0);
  const cost = effectiveCost(
    total.net,
    items.map(({ value, due }) => ({ amount: value, days: diffDays(day, due) })),
  );
  const at = instant(day, '11:40:00');
  const id = bulk.id('advances');
  const protocol = day.replaceAll('-', '') + dice.text('0123456789', 12);
  bulk.add('advances', {
    account_id,
    id,
    user_id: bank.people['titular@balcao.demo'].id,
    protocol,
    offer: 'cessao',
    name: CESSION.name,
    legal_form: CESSION.legalForm,
    monthly_rate: CESSION.monthlyRate,
    cet_monthly: cost.monthly,
    cet_yearly: cost.yearly,
    state: 'CREDITED',
    ...total,
    is_simples: false,
    count: items.length,
    scheduled_for: day,
    due_at: at,
    created_at: at,
    credited_at: at,
    reason: null,
  });
  items.forEach((one, n) =>
    bulk.add('advance_items', {
      account_id,
      id: bulk.id('advance_items'),
      advance_id: id,
      charge_id: one.id,
      customer_name: rows[n]!.customer,
      due: one.due,
      last_day: lastDayOf(one.due),
      value: one.value,
      net: one.net,
      owed: 0,
      state: 'CREDITED',
      settled_at: null,
    }),
  );
  await sql`update charges set is_advanced = true where account_id = ${account_id}
    and id = any(${items.map((one) => one.id)}::bigint[])`.execute(trx);
  const last = await sql<{ at: Date | null }>`select max(at) as at from ledger_entries
    where account_id = ${account_id}`.execute(trx);
  book.post({
    key: `advance:${account_id}:${id}`,
    kind: 'advance',
    description: `Antecipação de ${countOf(items.length)}`,
    protocol,
    at: new Date(Math.max(last.rows[0]?.at?.getTime() ?? 0, now.getTime() - 7 * MINUTE)),
    entries: [
      { accountId: account_id, kind: 'available', amount: total.net },
      { accountId: BANK, kind: 'settlement', amount: -total.net },
    ],
  });
}

export default defineDemo({
  order: 160,
  clerkGrants: { 'advances:billet': false, 'advances:management': false },
  fill,
});
