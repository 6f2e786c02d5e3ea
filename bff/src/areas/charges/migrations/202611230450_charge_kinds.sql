-- A charge is thin (docs/adr): what brings it about is its kind, how it is paid its method, and the billet's codes are asked for only
-- where it is paid by one. The partial indexes of the billets' lists follow the column's new name: no row is written, no index built.
alter table charges rename column payment_method to kind;
alter table charge_tags rename column payment_method to kind;
alter table charges add column payment_method text default 'banking_billet';
alter table charges add column carnet_id bigint, add column subscription_id bigint, add column link_id bigint, add column notification_url text;
alter table charges alter column our_number drop not null, alter column barcode drop not null, alter column collection_key drop not null;
alter table charges
  add constraint charges_of_kind check (
    kind in ('banking_billet', 'carnet', 'subscription', 'credit_card', 'link')
    and (kind = 'carnet') = (carnet_id is not null)
    and (kind = 'subscription') = (subscription_id is not null)
    and (kind = 'link') = (link_id is not null)
  ),
  add constraint charges_method check (payment_method in ('banking_billet', 'credit_card', 'pix')),
  add constraint charges_billet check (
    (payment_method = 'banking_billet') is not true or (our_number is not null and barcode is not null and collection_key is not null)
  );
create index charges_carnet on charges (account_id, carnet_id, id) where carnet_id is not null;
create index charges_subscription on charges (account_id, subscription_id, id) where subscription_id is not null;
create index charges_link on charges (account_id, link_id, id) where link_id is not null;

create or replace function charge_tags_begin() returns trigger language plpgsql as $$
begin
  select filed, status, kind, value, expire_at, created_at, paid_at, search
  into new.filed, new.status, new.kind, new.value, new.expire_at, new.created_at, new.paid_at, new.search
  from charges where account_id = new.account_id and id = new.charge_id for share;
  return new;
end $$;

create or replace function charge_tags_follow() returns trigger language plpgsql as $$
begin
  update charge_tags t set filed = n.filed, status = n.status, kind = n.kind, value = n.value, expire_at = n.expire_at, created_at = n.created_at, paid_at = n.paid_at, search = n.search
  from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
  where t.account_id = n.account_id and t.charge_id = n.id
    and (n.filed, n.status, n.kind, n.value, n.expire_at, n.created_at, n.paid_at, n.search) is distinct from (o.filed, o.status, o.kind, o.value, o.expire_at, o.created_at, o.paid_at, o.search);
  return null;
end $$;

create or replace function charge_tags_counted() returns trigger language plpgsql as $$
declare
  sign int := case tg_op when 'INSERT' then 1 else -1 end;
begin
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value)
  with held as (
    select t.account_id, c.filed, c.status, c.value, t.tag_id from changed t join charges c on c.account_id = t.account_id and c.id = t.charge_id
    where c.kind = 'banking_billet' order by c.id for share of c
  )
  select account_id, filed, 'tag', '-infinity', tag_id::text, status, sign * count(*), sign * sum(value) from held group by account_id, filed, tag_id, status;
  return null;
end $$;

-- Payers' cells served the middle pages of frequent words alone, and cost every write five rows: those pages are read without.
create or replace function charge_counts_of(charges) returns table (kind text, day date, key text, cell boolean) language sql stable as $$
  select k.kind, k.day, k.key, k.cell from (
    select
      $1.expire_at as due,
      ($1.created_at at time zone 'America/Sao_Paulo')::date as issued,
      ($1.paid_at at time zone 'America/Sao_Paulo')::date as paid,
      -- a thousand ids
      lpad(($1.id / 1024)::text, 18, '0') as id
  ) as d cross join lateral (values
    ('all', '-infinity'::date, '', false),
    ('due', d.due, '', false),
    ('issued', d.issued, '', false),
    ('paid', d.paid, '', false),
    -- its numbers aside, a billet is found by what its payer's others are
    ('words', '-infinity'::date, charge_words($1.search), false),
    ('value', '-infinity'::date, charge_value_step($1.value), true),
    ('id', '-infinity'::date, d.id, true),
    ('due-issued', d.due, to_char(d.issued, 'YYYY-MM-DD'), true),
    ('due-paid', d.due, to_char(d.paid, 'YYYY-MM-DD'), true),
    ('due-id', d.due, d.id, true),
    ('issued-paid', d.issued, to_char(d.paid, 'YYYY-MM-DD'), true),
    ('issued-id', d.issued, d.id, true),
    ('paid-id', d.paid, d.id, true)
  ) as k (kind, day, key, cell)
  where $1.kind = 'banking_billet' and k.day is not null and k.key is not null
  union all
  select 'tag', '-infinity'::date, t.tag_id::text, false from charge_tags t where t.account_id = $1.account_id and t.charge_id = $1.id and $1.kind = 'banking_billet'
$$;
delete from charge_counts where kind like 'payer-%';
drop function charge_cells_keep(bigint, integer);
drop function charge_payers_few(bigint, integer);
drop function charge_value_band(bigint);
alter table charge_cells_kept drop column payers;
drop index charge_counts_by_key;
create index charge_counts_by_key on charge_counts (account_id, filed, kind, key, day, status) include (count) where kind in ('due-issued', 'due-paid', 'due-id', 'issued-paid', 'issued-id', 'paid-id');

/* From now on the account's cells are kept: one statement, so that it sees billets and what counted them at one instant. */
create function charge_cells_keep(account bigint) returns void language sql as $$
  insert into charge_cells_kept (account_id) values (account);
  with gone as (delete from charge_counts where account_id = account and cell)
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(c.value), true
  from charges c cross join lateral charge_counts_of(c) k
  where c.account_id = account and k.cell
  group by 1, 2, 3, 4, 5, 6;
$$;
