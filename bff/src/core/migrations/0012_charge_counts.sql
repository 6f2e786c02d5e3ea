-- How many billets an account has and what they are worth, so that a list need not count them (docs/adr/0006).
-- A group's rows add up: each change adds rows, a job folds them into one. No change waits for another's.
create table charge_counts (
  account_id bigint not null,
  filed boolean not null,
  -- all: by status alone, its day is -infinity; due, issued, paid: by status and that day in São Paulo
  kind text not null check (kind in ('all', 'due', 'issued', 'paid')),
  day date not null,
  status text not null,
  count bigint not null,
  value bigint not null,
  folded boolean not null default false
);
create index charge_counts_group on charge_counts (account_id, filed, kind, day, status) include (count, value);
create index charge_counts_loose on charge_counts (account_id) where not folded;

create function charge_counts_of(charges) returns table (kind text, day date) language sql stable as $$
  select * from (values
    ('all', '-infinity'::date),
    ('due', $1.expire_at),
    ('issued', ($1.created_at at time zone 'America/Sao_Paulo')::date),
    ('paid', ($1.paid_at at time zone 'America/Sao_Paulo')::date)
  ) as k (kind, day)
  where $1.payment_method = 'banking_billet' and k.day is not null
$$;

create function charge_counts_inserted() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, status, count, value)
  select c.account_id, c.filed, k.kind, k.day, c.status, count(*), sum(c.value)
  from new_rows c cross join lateral charge_counts_of(c) k
  group by 1, 2, 3, 4, 5;
  return null;
end $$;

create function charge_counts_updated() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, status, count, value)
  select account_id, filed, kind, day, status, sum(count), sum(value) from (
    select c.account_id, c.filed, k.kind, k.day, c.status, 1 as count, c.value from new_rows c cross join lateral charge_counts_of(c) k
    union all
    select c.account_id, c.filed, k.kind, k.day, c.status, -1, -c.value from old_rows c cross join lateral charge_counts_of(c) k
  ) as changes
  group by 1, 2, 3, 4, 5
  having sum(count) <> 0 or sum(value) <> 0;
  return null;
end $$;

create function charge_counts_deleted() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, status, count, value)
  select c.account_id, c.filed, k.kind, k.day, c.status, -count(*), -sum(c.value)
  from old_rows c cross join lateral charge_counts_of(c) k
  group by 1, 2, 3, 4, 5;
  return null;
end $$;

create trigger charge_counts_inserted after insert on charges referencing new table as new_rows for each statement execute function charge_counts_inserted();
create trigger charge_counts_updated after update on charges referencing old table as old_rows new table as new_rows for each statement execute function charge_counts_updated();
create trigger charge_counts_deleted after delete on charges referencing old table as old_rows for each statement execute function charge_counts_deleted();

insert into charge_counts (account_id, filed, kind, day, status, count, value, folded)
select c.account_id, c.filed, k.kind, k.day, c.status, count(*), sum(c.value), true
from charges c cross join lateral charge_counts_of(c) k
group by 1, 2, 3, 4, 5;
