-- Tells whether anything that lists show has changed since an answer was made (docs/adr/0008). Each change of a watched table adds a row
-- in its own transaction, a job folds an account's rows into one: their sum grows with every change that commits, whatever the order of
-- the commits, and no change waits for another's.
create table account_changes (
  account_id bigint not null,
  count bigint not null default 1,
  folded boolean not null default false
);
create index account_changes_sum on account_changes (account_id) include (count);
create index account_changes_loose on account_changes (account_id) where not folded;
-- each request reads it: what is folded away must not be in its way
alter table account_changes set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000);

create function note_change() returns trigger language plpgsql as $$
begin
  insert into account_changes (account_id) select distinct account_id from changed;
  return null;
end $$;

/* Watches a table of an account: a call that is `kept` reads watched tables only. */
create function watch_changes(watched regclass) returns void language plpgsql as $$
begin
  execute format('create trigger changes_inserted after insert on %s referencing new table as changed for each statement execute function note_change()', watched);
  execute format('create trigger changes_updated after update on %s referencing new table as changed for each statement execute function note_change()', watched);
  execute format('create trigger changes_deleted after delete on %s referencing old table as changed for each statement execute function note_change()', watched);
end $$;

select watch_changes(name::regclass) from unnest('{charges,charge_tags,tags,customers,customer_groups}'::text[]) as name;
