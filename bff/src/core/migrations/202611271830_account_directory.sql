-- The account of a value that others know and that comes without its account. A table of accounts' rows can then be divided by account: what
-- must be unique over all of them is so here.
create table account_directory (
  -- table.column
  listed text not null,
  value text not null,
  account_id bigint not null,
  primary key (listed, value)
);

-- Lists the accounts of a column's values from now on, and those that are there. The column's function is written out, as one that takes the
-- column from its arguments would be planned at every row.
create function list_accounts(listed regclass, named name) returns void language plpgsql as $body$
declare
  entry text := (select relname from pg_class where oid = listed) || '.' || named;
  follow text := 'list_' || replace(entry, '.', '_');
begin
  execute format($sql$
    create function %1$I() returns trigger language plpgsql as $$
    begin
      if tg_op <> 'INSERT' and old.%2$I is not null then
        delete from account_directory where listed = %3$L and value = old.%2$I;
      end if;
      if tg_op <> 'DELETE' and new.%2$I is not null then
        insert into account_directory (listed, value, account_id) values (%3$L, new.%2$I, new.account_id);
      end if;
      return null;
    end $$$sql$, follow, named, entry);
  execute format('create trigger %1$I after insert on %2$s for each row when (new.%3$I is not null) execute function %4$I()',
    follow || '_made', listed, named, follow);
  execute format('create trigger %1$I after update of %3$I on %2$s for each row when (old.%3$I is distinct from new.%3$I) execute function %4$I()',
    follow || '_changed', listed, named, follow);
  execute format('create trigger %1$I after delete on %2$s for each row when (old.%3$I is not null) execute function %4$I()',
    follow || '_gone', listed, named, follow);
  execute format('insert into account_directory (listed, value, account_id) select %L, %I, account_id from %s where %2$I is not null',
    entry, named, listed);
end $body$;

-- what replaces keys that no look-up is by alone; those go at the end of the run (202611271850), as that keeps readers out
create unique index audit_log_entry on audit_log (account_id, id desc);
create unique index memberships_passkey on memberships (account_id, passkey);
