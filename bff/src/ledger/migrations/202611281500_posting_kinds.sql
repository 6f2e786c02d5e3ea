-- The kinds of posting that an account's statement has, each once: to look for them among 700,000 entries takes a second. They stand in the
-- row that each posting writes anyway. A kind that the released program posts meanwhile is added by the next posting of that kind.
-- They are looked for before the table is locked.
create temporary table kinds_so_far on commit drop as
  select e.account_id, array_agg(distinct t.kind) as kinds from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
  where e.kind = 'available' and e.account_id <> 0 group by 1;
alter table ledger_accounts add column posting_kinds text[] not null default '{}';
update ledger_accounts a set posting_kinds = k.kinds from kinds_so_far k where a.account_id = k.account_id and a.kind = 'available';

create or replace function post_entries(
  posting_key text, posting_kind text, posting_description text, posting_at timestamptz, posting_protocol text, posting_pix_key text,
  posting_counterpart jsonb, accounts bigint[], kinds text[], amounts bigint[], overdrafts boolean[]
) returns text language plpgsql as $$
declare
  posting bigint;
  account bigint;
  its_kind text;
  moving bigint;
  balance bigint;
  entered_at timestamptz;
  is_moved boolean;
begin
  insert into ledger_transactions (key, kind, description, at, protocol, pix_key, counterpart)
    values (posting_key, posting_kind, posting_description, posting_at, posting_protocol, posting_pix_key, posting_counterpart)
    on conflict (key) do nothing returning id into posting;
  if posting is null then
    return 'known';
  end if;
  for n in 1 .. cardinality(accounts) loop
    account := accounts[n];
    its_kind := kinds[n];
    moving := amounts[n];
    -- a second time where the account was opened by this posting, or by another one meanwhile
    for attempt in 1 .. 2 loop
      if moving = 0 then
        perform from ledger_accounts a where a.account_id = account and a.kind = its_kind for no key update;
      else
        -- an entry's instant is never before the account's last one, so that the balance at an instant is found in one row
        update ledger_accounts a set balance = a.balance + moving, last_at = greatest(a.last_at, posting_at),
            posting_kinds = case
              when account = 0 or its_kind <> 'available' or posting_kind = any (a.posting_kinds) then a.posting_kinds
              else a.posting_kinds || posting_kind end
          where a.account_id = account and a.kind = its_kind
            and (a.may_be_negative or moving > 0 or a.balance + moving - a.reserved >= 0)
          returning a.balance, a.last_at into balance, entered_at;
      end if;
      is_moved := found;
      exit when is_moved or attempt = 2;
      insert into ledger_accounts (account_id, kind, may_be_negative) values (account, its_kind, overdrafts[n]) on conflict do nothing;
    end loop;
    if not is_moved then
      return 'insufficient';
    end if;
    if moving <> 0 then
      insert into ledger_entries (account_id, kind, transaction_id, amount, balance_after, at)
        values (account, its_kind, posting, moving, balance, entered_at);
    end if;
  end loop;
  return 'posted';
end $$;
