-- Counts by words and by tag as well (docs/adr/0006): what very many billets have is counted without reading the billets.
-- key: of kind words what a text without digits can find, of kind tag the tag's id; '' of all other kinds.
alter table charge_counts add column key text not null default '';
alter table charge_counts drop constraint charge_counts_kind_check, add check (kind in ('all', 'due', 'issued', 'paid', 'words', 'tag'));
drop index charge_counts_group;
create index charge_counts_group on charge_counts (account_id, filed, kind, day, key, status) include (count, value);

drop function charge_counts_of(charges);
create function charge_counts_of(charges) returns table (kind text, day date, key text) language sql stable as $$
  select * from (values
    ('all', '-infinity'::date, ''),
    ('due', $1.expire_at, ''),
    ('issued', ($1.created_at at time zone 'America/Sao_Paulo')::date, ''),
    ('paid', ($1.paid_at at time zone 'America/Sao_Paulo')::date, ''),
    -- its numbers aside, a billet is found by what its payer's others are
    ('words', '-infinity'::date, regexp_replace($1.search, '[0-9]+', '0', 'g'))
  ) as k (kind, day, key)
  where $1.payment_method = 'banking_billet' and k.day is not null
  union all
  select 'tag', '-infinity'::date, t.tag_id::text from charge_tags t where t.account_id = $1.account_id and t.charge_id = $1.id and $1.payment_method = 'banking_billet'
$$;

create or replace function charge_counts_inserted() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(c.value)
  from new_rows c cross join lateral charge_counts_of(c) k
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

create or replace function charge_counts_updated() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  select account_id, filed, kind, day, key, status, sum(count), sum(value) from (
    select c.account_id, c.filed, k.kind, k.day, k.key, c.status, 1 as count, c.value from new_rows c cross join lateral charge_counts_of(c) k
    union all
    select c.account_id, c.filed, k.kind, k.day, k.key, c.status, -1, -c.value from old_rows c cross join lateral charge_counts_of(c) k
  ) as changes
  group by 1, 2, 3, 4, 5, 6
  having sum(count) <> 0 or sum(value) <> 0;
  return null;
end $$;

create or replace function charge_counts_deleted() returns trigger language plpgsql as $$
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, -count(*), -sum(c.value)
  from old_rows c cross join lateral charge_counts_of(c) k
  group by 1, 2, 3, 4, 5, 6;
  return null;
end $$;

-- a billet's tags go while it is there, or their count would not be found
alter table charge_tags drop constraint charge_tags_account_id_charge_id_fkey, add foreign key (account_id, charge_id) references charges (account_id, id);

-- Which billets of a tag are of a status is told beside the tag, for a tag's billets lie anywhere among the others.
alter table charge_tags add column filed boolean, add column status text;
update charge_tags t set filed = c.filed, status = c.status from charges c where c.account_id = t.account_id and c.id = t.charge_id;
alter table charge_tags alter column filed set not null, alter column status set not null;
drop index charge_tags_tag;
create index charge_tags_tag on charge_tags (account_id, tag_id, filed, status, charge_id);

/* The billet is held, so that its status and value cannot change beside this. */
create function charge_tags_begin() returns trigger language plpgsql as $$
begin
  select filed, status into new.filed, new.status from charges where account_id = new.account_id and id = new.charge_id for share;
  return new;
end $$;
create trigger charge_tags_begin before insert on charge_tags for each row execute function charge_tags_begin();

create function charge_tags_follow() returns trigger language plpgsql as $$
begin
  update charge_tags t set filed = n.filed, status = n.status
  from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
  where t.account_id = n.account_id and t.charge_id = n.id and (n.filed, n.status) <> (o.filed, o.status);
  return null;
end $$;
create trigger charge_tags_follow after update on charges referencing old table as old_rows new table as new_rows for each statement execute function charge_tags_follow();

create function charge_tags_counted() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  with held as (
    select t.account_id, c.filed, c.status, c.value, t.tag_id from changed t join charges c on c.account_id = t.account_id and c.id = t.charge_id
    where c.payment_method = 'banking_billet' order by c.id for share of c
  )
  select account_id, filed, 'tag', '-infinity', tag_id::text, status, sign * count(*), sign * sum(value) from held group by account_id, filed, tag_id, status;
  return null;
end $$;
create trigger charge_tags_put_on after insert on charge_tags referencing new table as changed for each statement execute function charge_tags_counted();
create trigger charge_tags_taken_off after delete on charge_tags referencing old table as changed for each statement execute function charge_tags_counted();

insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(c.value), true
from charges c cross join lateral charge_counts_of(c) k
where k.kind in ('words', 'tag')
group by 1, 2, 3, 4, 5, 6;
