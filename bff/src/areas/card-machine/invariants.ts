import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'a payout is the sum of its receivables': `
    select p.account_id, p.id from card_machine_payouts p, lateral (
      select count(*) as count, sum(gross) as gross, sum(fee) as fee, sum(net) as net from card_machine_receivables r
      where r.account_id = p.account_id and r.payout_id = p.id) its
    where p.count <> its.count or p.gross <> its.gross or p.fee <> its.fee or p.net <> its.net`,
  'a receivable is net of its fee': `
    select account_id, id from card_machine_receivables where net <> gross - fee`,
  'a sale is net of its fees': `
    select account_id, id from card_machine_sales where net <> amount - fee - anticipation_fee`,
  'a sale is the sum of its parcels': `
    select account_id, id from card_machine_sales s where amount <> (
      select sum(gross) from card_machine_receivables r where r.account_id = s.account_id and r.sale_id = s.id)`,
});
