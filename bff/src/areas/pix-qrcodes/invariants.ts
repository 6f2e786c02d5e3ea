import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'a code counts the Pix that came by it': `
    select q.account_id, q.id from pix_qrcodes q left join (
      select account_id, txid, count(*) as count, sum(amount) as amount from pix_received group by 1, 2) came
      on came.account_id = q.account_id and came.txid = q.txid
    where q.received_count <> coalesce(came.count, 0) or q.received_amount <> coalesce(came.amount, 0)`,
});
