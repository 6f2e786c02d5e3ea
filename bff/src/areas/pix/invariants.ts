import { defineInvariants } from '../../core/invariants';

/** What was refunded of received Pix. */
const REFUNDED = `select account_id, (details ->> 'refundOf')::bigint as id, sum(amount) as amount from money_operations
  where kind like 'pix-refund%' and state not in ('refused', 'returned', 'cancelled') group by 1, 2`;
/** What a complaint of its payer, an account of this bank, took back of a received Pix. */
const TAKEN_BACK = `select e.account_id, o.details ->> 'endToEnd' as end_to_end, -sum(e.amount) as amount
  from ledger_transactions t join ledger_entries e on e.transaction_id = t.id and e.kind = 'available'
    join money_operations o on o.id = split_part(t.key, ':', 2)::bigint
  where t.key like 'pix-complaint:%' group by 1, 2`;

export default defineInvariants({
  'what is given back of a received Pix is what was refunded and taken back, and no more than came in': `
    select p.account_id, p.id from pix_received p
      left join (${REFUNDED}) r on r.account_id = p.account_id and r.id = p.id
      left join (${TAKEN_BACK}) c on c.account_id = p.account_id and c.end_to_end = p.end_to_end
    where p.refunded > p.amount or p.refunded <> coalesce(r.amount, 0) + coalesce(c.amount, 0)`,
});
