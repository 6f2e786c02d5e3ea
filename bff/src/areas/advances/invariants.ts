import { defineInvariants, movedTo } from '../../core/invariants';

const KEYS = `t.key in ('advance:' || a.account_id || ':' || a.id, 'advance-iof:' || a.account_id || ':' || a.id,
  'advance-fee:' || a.account_id || ':' || a.id)`;

export default defineInvariants({
  'an advance pays its gross value less discount, IOF and fee': `
    select account_id, id from advances where net <> gross - discount - iof - fee`,
  'an advance is the sum of its billets': `
    select a.account_id, a.id from advances a join advance_items i on i.account_id = a.account_id and i.advance_id = a.id
    group by a.account_id, a.id having sum(i.value) <> a.gross or sum(i.net) <> a.net + a.fee or count(*) <> a.count`,
  'an advance that was credited was paid its net value, and no other anything': `
    select account_id, id from advances a
    where ${movedTo('a.account_id', KEYS)} <> case when credited_at is null then 0 else net end`,
});
