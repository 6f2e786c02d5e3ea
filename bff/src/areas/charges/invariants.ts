import { defineInvariants, movedTo } from '../../core/invariants';

export default defineInvariants({
  'a charge costs its items and the shipping, less the discount': `
    select account_id, id from charges c where value <> items_value + shipping - discount or items_value <> (
      select sum(value * amount) from charge_items i where i.account_id = c.account_id and i.charge_id = c.id)`,
  'a charge that was paid has the day and the amount': `
    select account_id, id from charges where status in ('paid', 'identified', 'contested', 'refunded', 'approved')
      and (paid_at is null or paid_value is null)`,
  'a charge that waits for its payment has neither day nor amount of one': `
    select account_id, id from charges where status in ('new', 'waiting', 'unpaid') and (paid_at is not null or paid_value is not null)`,
  // what a credit of the statement paid was posted with that credit
  'a payment of a billet was posted, all of it': `
    select p.account_id, event_id as id from billet_payments p join charges c on c.account_id = p.account_id and c.id = p.charge_id
    where c.status <> 'identified' and p.event_id not like 'reconciliation:%'
      and p.amount <> -${movedTo('0', "t.key = 'billet:' || p.event_id", 'settlement')}`,
  'a payment of a billet stands in the history of its charge': `
    select account_id, event_id as id from billet_payments p where not exists (
      select from charge_histories h where h.account_id = p.account_id and h.charge_id = p.charge_id and h.action = 'payment')`,
});
