-- Locks the available money of accounts, one after the other in their order; what is not open yet is opened.
create function hold_accounts(accounts bigint[]) returns void language plpgsql as $$
declare
  account bigint;
begin
  foreach account in array accounts loop
    perform from ledger_accounts a where a.account_id = account and a.kind = 'available' for no key update;
    if not found then
      insert into ledger_accounts (account_id, kind) values (account, 'available') on conflict do nothing;
      perform from ledger_accounts a where a.account_id = account and a.kind = 'available' for no key update;
    end if;
  end loop;
end $$;
