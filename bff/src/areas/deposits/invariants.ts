import { defineInvariants, movedTo } from '../../core/invariants';

export default defineInvariants({
  'a payment of a deposit is in the account': `
    select account_id, event_id as id from deposit_payments p
    where amount <> ${movedTo('p.account_id', "t.key = 'deposit:' || p.event_id")}`,
  'a deposit is paid once there is a payment of it': `
    select account_id, id from deposits d where (paid_at is not null) <> exists (
      select from deposit_payments p where p.account_id = d.account_id and p.deposit_id = d.id)`,
});
