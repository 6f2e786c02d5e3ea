import { defineInvariants } from '../../core/invariants';

/** What an operation took of its account's available money, by its postings: its own, of its fee, and of what came back. */
const TAKEN = `select o.*, coalesce(p.taken, 0) as taken from money_operations o left join (
    select split_part(t.key, ':', 2) as operation, e.account_id, -sum(e.amount) as taken
    from ledger_transactions t join ledger_entries e on e.transaction_id = t.id
    where t.key like 'money:%' and e.kind = 'available' group by 1, 2) p on p.operation = o.id::text and p.account_id = o.account_id`;
const HELD = `select o.*, coalesce(r.amount, 0) as held from money_operations o
  left join ledger_reservations r on r.account_id = o.account_id and r.key = 'money:' || o.id and r.state = 'held'`;

/** Operations by the days and months in which they spent limits, but for those that gave them back. */
const SPENT = `select account_id, period, bucket, sum(amount) as amount from money_operations,
    lateral (select (spent_at at time zone 'America/Sao_Paulo')::date::text as day) d,
    lateral (values ('day', day), ('month', left(day, 7))) b (period, bucket)
  where spent_at is not null and state in ('reserved', 'sent', 'settled', 'returned') group by 1, 2, 3`;
/** What is used of limits of all products that operations spend, by day and month; the night's depends on the payee. */
const USED = `select account_id, period, bucket, sum(used) as amount from limit_usage
  where period in ('day', 'month') and product not in ('billet-carnet', 'payment-link') group by 1, 2, 3`;

export default defineInvariants({
  'a settled operation took its amount and fee, less what came back': `
    select account_id, id from (${TAKEN}) o where state in ('settled', 'returned') and taken <> amount + fee - returned`,
  'an operation that did not settle took nothing': `
    select account_id, id from (${TAKEN}) o where state not in ('settled', 'returned') and taken <> 0`,
  'money is held for an operation while it is under way, its amount and fee': `
    select account_id, id from (${HELD}) o where held <> case when state in ('reserved', 'sent') then amount + fee else 0 end`,
  'all of a returned operation came back, and less of any other': `
    select account_id, id from money_operations
    where returned < 0 or returned > amount or (returned = amount) <> (state = 'returned')`,
  'what is used of the limits of a day and a month is what operations spent': `
    select account_id, period || ' ' || bucket as id
    from (${SPENT}) s full join (${USED}) u using (account_id, period, bucket)
    where coalesce(s.amount, 0) <> coalesce(u.amount, 0)`,
  'an operation has a step for its state': `
    select account_id, id from money_operations o where state <> 'scheduled' and not exists (
      select from money_steps s where s.account_id = o.account_id and s.operation_id = o.id and s.step = o.state)`,
  'an operation has the instants of its state': `
    select account_id, id from money_operations where (settled_at is not null) <> (state in ('settled', 'returned'))
      or (ended_at is not null) <> (state in ('refused', 'returned', 'cancelled'))`,
});
