-- The version of an account as a statement of its own, of one account: on a cluster a session is not read where the account's changes are.
create function account_version(account bigint) returns bigint language plpgsql stable as $$
begin
  return (select coalesce(sum(c.count), 0) from account_changes c where c.account_id = account);
end $$;

-- Adds up the rows that changes left, account by account. A row is deleted by one fold only, so folds may overlap.
create function fold_account_changes() returns void language plpgsql as $$
declare
  account bigint;
begin
  for account in select distinct c.account_id from account_changes c where not c.folded order by 1 loop
    with gone as (delete from account_changes c where c.account_id = account returning c.count)
    insert into account_changes (account_id, count, folded) select account, sum(gone.count), true from gone having count(*) > 0;
  end loop;
end $$;
