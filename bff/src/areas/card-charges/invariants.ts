import { defineInvariants, movedTo } from '../../core/invariants';

export default defineInvariants({
  'a credited receipt was posted': `
    select account_id, charge_id || ':' || number as id from card_receipts r where credited_at is not null and not exists (
      select from ledger_transactions t where t.key = 'card:' || r.charge_id || ':receipt:' || r.number) and gross > taken`,
  'a receipt that was not credited was not posted': `
    select account_id, charge_id || ':' || number as id from card_receipts r
    where credited_at is null and ${movedTo('r.account_id', "t.key = 'card:' || r.charge_id || ':receipt:' || r.number")} <> 0`,
  'no more of a receipt is taken than it has': `
    select account_id, charge_id || ':' || number as id from card_receipts where taken < 0 or taken > gross or fee > gross`,
  'what is given back of a charge by card is the sum of its refunds': `
    select account_id, charge_id as id from card_charges c where refunded <> coalesce((
      select sum(value) from card_refunds r where r.account_id = c.account_id and r.charge_id = c.charge_id), 0)`,
});
