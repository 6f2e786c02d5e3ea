import { defineInvariants, movedTo } from '../../core/invariants';

const KEYS = `t.key in ('investment-redemption:' || r.account_id || ':' || r.id, 'investment-iof:' || r.account_id || ':' || r.id,
  'investment-income-tax:' || r.account_id || ':' || r.id)`;

export default defineInvariants({
  'what is invested is what was bought, less what was redeemed': `
    select account_id, id from investments i where state <> 'undone' and principal <> amount - coalesce((
      select sum(principal) from investment_redemptions r
      where r.account_id = i.account_id and r.investment_id = i.id and r.state = 'settled'), 0)`,
  'nothing is left of what was redeemed whole': `
    select account_id, id from investments where (units = 0) <> (principal = 0) or units < 0 or units > bought_units`,
  'a redemption pays its gross value less its taxes': `
    select account_id, id from investment_redemptions where net <> gross - iof - income_tax`,
  'a settled redemption is in the account, and no other': `
    select account_id, id from investment_redemptions r
    where ${movedTo('r.account_id', KEYS)} <> case when state = 'settled' then net else 0 end`,
});
