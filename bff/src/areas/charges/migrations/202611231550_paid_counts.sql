-- What is paid counts with what was paid; all else with what it is worth.
create function charge_worth(status text, value bigint, paid_value bigint) returns bigint language sql immutable as $$
  select case when status = 'paid' then coalesce(paid_value, value) else value end
$$;

create or replace function charge_counts_inserted() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(charge_worth(c.status, c.value, c.paid_value))
  from new_rows c cross join lateral charge_counts_of(c) k
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create or replace function charge_counts_updated() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  select account_id, filed, kind, day, key, status, sum(count), sum(value) from (
    select c.account_id, c.filed, k.kind, k.day, k.key, c.status, 1 as count, charge_worth(c.status, c.value, c.paid_value) as value
    from new_rows c cross join lateral charge_counts_of(c) k
    union all
    select c.account_id, c.filed, k.kind, k.day, k.key, c.status, -1, -charge_worth(c.status, c.value, c.paid_value)
    from old_rows c cross join lateral charge_counts_of(c) k
  ) as changes
  group by 1, 2, 3, 4, 5, 6
  having sum(count) <> 0 or sum(value) <> 0;
  return null;
end $$;

create or replace function charge_counts_deleted() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, -count(*), -sum(charge_worth(c.status, c.value, c.paid_value))
  from old_rows c cross join lateral charge_counts_of(c) k
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create or replace function charge_tags_counted() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  with held as (
    select t.account_id, c.filed, c.status, charge_worth(c.status, c.value, c.paid_value) as value, t.tag_id
    from changed t join charges c on c.account_id = t.account_id and c.id = t.charge_id
    where c.kind = 'banking_billet' order by c.id for share of c
  )
  select account_id, filed, 'tag', '-infinity', tag_id::text, status, sign * count(*), sign * sum(value) from held group by account_id, filed, tag_id, status;
  return null;
end $$;

create or replace function charge_cells_keep(account bigint) returns void language sql as $$
  insert into charge_cells_kept (account_id) values (account);
  with gone as (delete from charge_counts where account_id = account and cell)
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(charge_worth(c.status, c.value, c.paid_value)), true
  from charges c cross join lateral charge_counts_of(c) k
  where c.account_id = account and k.cell
  group by 1, 2, 3, 4, 5, 6;
$$;

-- by what those paid before count differently from now on
insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
select c.account_id, c.filed, k.kind, k.day, k.key, c.status, 0, sum(c.paid_value - c.value)
from charges c cross join lateral charge_counts_of(c) k
where c.status = 'paid' and c.paid_value <> c.value
  and (not k.cell or exists (select 1 from charge_cells_kept kept where kept.account_id = c.account_id))
group by 1, 2, 3, 4, 5, 6
having sum(c.paid_value - c.value) <> 0;
