-- an account's entries never go back in time: the balance at an instant is that of the last entry before it
alter table ledger_accounts add column last_at timestamptz;
update ledger_accounts a set last_at = (
  select max(e.at) from ledger_entries e where e.account_id = a.account_id and e.kind = a.kind
);
-- a page of a statement reads the index alone, however many lines there are
drop index ledger_entries_time;
create index ledger_entries_time on ledger_entries (account_id, kind, at desc, id desc);
