import { defineInvariants } from '../../core/invariants';

export default defineInvariants({
  'the points of an account are those left of its lots': `
    select a.account_id, a.account_id as id from points_accounts a
    where a.balance <> coalesce((select sum(remaining) from points_lots l where l.account_id = a.account_id), 0)`,
  'the points of an account are the sum of its entries': `
    select a.account_id, a.account_id as id from points_accounts a
    where a.balance <> coalesce((select sum(points) from points_entries e where e.account_id = a.account_id), 0)`,
  'no more of a lot is left than it had': `
    select account_id, operation_id as id from points_lots where remaining < 0 or remaining > points`,
});
