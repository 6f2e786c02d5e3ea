-- What triggers of statements do on one PostgreSQL, row by row: Citus fails those with transition tables when they run. A row is of the
-- type of its part of a table, and what it writes is of its account, so on its node.

-- once for each account in a transaction
create or replace function note_change_of_row() returns trigger language plpgsql as $$
declare
  account bigint := case tg_op when 'DELETE' then old.account_id else new.account_id end;
begin
  if current_setting('balcao.changed', true) is distinct from account::text then
    insert into account_changes (account_id) values (account);
    perform set_config('balcao.changed', account::text, true);
  end if;
  return null;
end $$;

-- tags are read apart: the node would look for them in the whole table, which is empty there
create or replace function charge_counts_of_row() returns trigger language plpgsql as $$
declare
  before charges%rowtype;
  after charges%rowtype;
  tags text[] := '{}';
  one record;
begin
  if tg_op <> 'INSERT' then
    before := old;
  end if;
  if tg_op <> 'DELETE' then
    after := new;
  end if;
  if tg_op = 'UPDATE' and after.kind = 'banking_billet' then
    tags := array(select t.tag_id::text from charge_tags t where t.account_id = after.account_id and t.charge_id = after.id);
  end if;
  for one in
    select filed, kind, day, key, status, sum(count) as count, sum(value) as value from (
      select after.filed, k.kind, k.day, k.key, after.status, 1 as count,
        charge_worth(after.status, after.value, after.paid_value) as value
      from (select kind, day, key from charge_counts_of(after) where kind <> 'tag'
        union all select 'tag', '-infinity', tag from unnest(tags) as tag) k where tg_op <> 'DELETE'
      union all
      select before.filed, k.kind, k.day, k.key, before.status, -1, -charge_worth(before.status, before.value, before.paid_value)
      from (select kind, day, key from charge_counts_of(before) where kind <> 'tag'
        union all select 'tag', '-infinity', tag from unnest(tags) as tag) k where tg_op <> 'INSERT'
    ) as changes
    group by 1, 2, 3, 4, 5
    having sum(count) <> 0 or sum(value) <> 0
  loop
    insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
    values (coalesce(after.account_id, before.account_id), one.filed, one.kind, one.day, one.key, one.status, one.count, one.value);
  end loop;
  return null;
end $$;

create or replace function charge_tags_follow_row() returns trigger language plpgsql as $$
begin
  if (new.filed, new.status, new.kind, new.value, new.expire_at, new.created_at, new.paid_at, new.search) is distinct from
    (old.filed, old.status, old.kind, old.value, old.expire_at, old.created_at, old.paid_at, old.search) then
    update charge_tags t set filed = new.filed, status = new.status, kind = new.kind, value = new.value, expire_at = new.expire_at,
      created_at = new.created_at, paid_at = new.paid_at, search = new.search
    where t.account_id = new.account_id and t.charge_id = new.id;
  end if;
  return null;
end $$;

create or replace function charge_tags_counted_of_row() returns trigger language plpgsql as $$
declare
  account bigint;
  charge bigint;
  tag text;
  sign int := 1;
  its record;
begin
  if tg_op = 'DELETE' then
    account := old.account_id;
    charge := old.charge_id;
    tag := old.tag_id;
    sign := -1;
  else
    account := new.account_id;
    charge := new.charge_id;
    tag := new.tag_id;
  end if;
  select c.filed, c.status, c.value, c.paid_value into its from charges c
    where c.account_id = account and c.id = charge and c.kind = 'banking_billet' for share;
  if found then
    insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
    values (account, its.filed, 'tag', '-infinity', tag, its.status, sign, sign * charge_worth(its.status, its.value, its.paid_value));
  end if;
  return null;
end $$;

-- whether a row of a whole table is written here on the coordinator; each other node writes it too
create or replace function on_coordinator() returns boolean language plpgsql stable as $$
begin
  return (select l.groupid = 0 from pg_dist_local_group l);
end $$;
