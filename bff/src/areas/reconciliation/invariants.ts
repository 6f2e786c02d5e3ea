import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'what is matched of a credit is the sum of its matches': `
    select account_id, id from reconciliation_credits c where matched <> coalesce((
      select sum(amount) from reconciliation_matches m where m.account_id = c.account_id and m.credit_id = c.id), 0)`,
  'no more of a credit is matched and given back than came in': `
    select account_id, id from reconciliation_credits where matched < 0 or matched + refunded > amount`,
});
