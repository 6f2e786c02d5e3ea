import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'a subscription counts the charges that it issued': `
    select account_id, id from subscriptions s where issued <> (
      select count(*) from charges c where c.account_id = s.account_id and c.subscription_id = s.id)`,
});
