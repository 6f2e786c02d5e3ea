import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'a closed invoice is the sum of its lines that were bought, charged or given back': `
    select account_id, id from card_invoices i where closed_at is not null and total <> coalesce((
      select sum(amount) from card_lines l where l.account_id = i.account_id and l.card_account_id = i.card_account_id
        and l.period = i.period and l.kind <> 'payment'), 0)`,
  'no more of a purchase is given back than was collected': `
    select account_id, id from card_purchases where refunded < 0 or refunded > cleared or cleared < 0`,
  'a purchase that was not collected has no lines, and one that was has them for the whole': `
    select account_id, id from card_purchases p where p.cleared - p.refunded <> coalesce((
      select sum(amount) from card_lines l where l.account_id = p.account_id and l.purchase_id = p.id), 0)`,
});
