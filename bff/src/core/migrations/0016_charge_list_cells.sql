-- Any page of any filter at a cost that few billets have too (docs/adr/0006).
-- The words of a billet's text beside its order: billets that a text without digits finds are told without reading them.
alter table charges alter column search type text collate "C";
alter table charge_counts alter column key type text collate "C";
create function charge_words(search text) returns text language sql immutable as $$ select regexp_replace(search, '[0-9]+', '0', 'g') $$;
alter table charges add column words bigint generated always as (hashtextextended(charge_words(search), 0)) stored;

drop index charges_by_id, charges_by_value, charges_by_due, charges_by_issued, charges_by_paid, charges_by_paid_last, charges_by_name;
create index charges_by_id on charges (account_id, filed, status, id) include (value, expire_at, created_at, paid_at, words) where payment_method = 'banking_billet';
create index charges_by_value on charges (account_id, filed, status, value, id) include (expire_at, created_at, paid_at, words) where payment_method = 'banking_billet';
create index charges_by_due on charges (account_id, filed, status, expire_at, id) include (value, created_at, paid_at, words) where payment_method = 'banking_billet';
create index charges_by_issued on charges (account_id, filed, status, created_at, id) include (value, expire_at, paid_at, words) where payment_method = 'banking_billet';
create index charges_by_paid on charges (account_id, filed, status, paid_at, id) include (value, expire_at, created_at, words) where payment_method = 'banking_billet';
create index charges_by_paid_last on charges (account_id, filed, status, paid_at desc nulls last, id desc) include (value, expire_at, created_at, words) where payment_method = 'banking_billet';
create index charges_by_name on charges (account_id, filed, status, search, id) include (value, expire_at, created_at, paid_at, words) where payment_method = 'banking_billet';
create index charges_by_words on charges (account_id, filed, words, status, value, id) include (expire_at, created_at, paid_at) where payment_method = 'banking_billet';
-- a payer's billets, their days and values with them
drop index charges_customer;
create index charges_customer on charges (account_id, customer_document, id desc) include (filed, payment_method, status, value, expire_at, created_at, paid_at);

-- What a tag's billets are put in order by, beside the tag; kept there by the triggers.
alter table charge_tags add column payment_method text, add column value bigint, add column expire_at date, add column created_at timestamptz, add column paid_at timestamptz, add column search text collate "C";
update charge_tags t set payment_method = c.payment_method, value = c.value, expire_at = c.expire_at, created_at = c.created_at, paid_at = c.paid_at, search = c.search
from charges c where c.account_id = t.account_id and c.id = t.charge_id;
alter table charge_tags alter column payment_method set not null, alter column value set not null, alter column expire_at set not null, alter column created_at set not null, alter column search set not null;
drop index charge_tags_tag;
create index charge_tags_by_id on charge_tags (account_id, tag_id, filed, status, charge_id) where payment_method = 'banking_billet';
create index charge_tags_by_value on charge_tags (account_id, tag_id, filed, status, value, charge_id) where payment_method = 'banking_billet';
create index charge_tags_by_due on charge_tags (account_id, tag_id, filed, status, expire_at, charge_id) where payment_method = 'banking_billet';
create index charge_tags_by_issued on charge_tags (account_id, tag_id, filed, status, created_at, charge_id) where payment_method = 'banking_billet';
create index charge_tags_by_paid on charge_tags (account_id, tag_id, filed, status, paid_at, charge_id) where payment_method = 'banking_billet';
create index charge_tags_by_paid_last on charge_tags (account_id, tag_id, filed, status, paid_at desc nulls last, charge_id desc) where payment_method = 'banking_billet';
create index charge_tags_by_name on charge_tags (account_id, tag_id, filed, status, search, charge_id) where payment_method = 'banking_billet';

-- lists read these indexes alone where the rows behind them were vacuumed
alter table charge_tags set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);

/* The billet is held, so that nothing of it can change beside this. */
create or replace function charge_tags_begin() returns trigger language plpgsql as $$
begin
  select filed, status, payment_method, value, expire_at, created_at, paid_at, search
  into new.filed, new.status, new.payment_method, new.value, new.expire_at, new.created_at, new.paid_at, new.search
  from charges where account_id = new.account_id and id = new.charge_id for share;
  return new;
end $$;

create or replace function charge_tags_follow() returns trigger language plpgsql as $$
begin
  update charge_tags t set filed = n.filed, status = n.status, payment_method = n.payment_method, value = n.value, expire_at = n.expire_at, created_at = n.created_at, paid_at = n.paid_at, search = n.search
  from new_rows n join old_rows o on o.account_id = n.account_id and o.id = n.id
  where t.account_id = n.account_id and t.charge_id = n.id
    and (n.filed, n.status, n.payment_method, n.value, n.expire_at, n.created_at, n.paid_at, n.search) is distinct from (o.filed, o.status, o.payment_method, o.value, o.expire_at, o.created_at, o.paid_at, o.search);
  return null;
end $$;

-- Cells: how many billets lie where an order's step meets a period's day, so that a page far from both ends is found by counting cells.
-- They are kept for accounts of many billets alone; the fold drops those of others.
create table charge_cells_kept (account_id bigint primary key references accounts (id));
alter table charge_counts drop constraint charge_counts_kind_check;
alter table charge_counts add column cell boolean generated always as (kind not in ('all', 'due', 'issued', 'paid', 'words', 'tag')) stored;
create index charge_counts_by_key on charge_counts (account_id, filed, kind, key, day, status) include (count) where kind in ('due-issued', 'due-paid', 'due-id', 'issued-paid', 'issued-id', 'paid-id');

/* The first of the values that share three leading digits. */
create function charge_value_step(value bigint) returns text language sql immutable as $$
  select lpad((value - value % (10 ^ greatest(length(value::text) - 3, 0))::bigint)::text, 18, '0')
$$;

drop function charge_counts_of(charges);
create function charge_counts_of(charges) returns table (kind text, day date, key text, cell boolean) language sql stable as $$
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
  where $1.payment_method = 'banking_billet' and k.day is not null and k.key is not null
  union all
  select 'tag', '-infinity'::date, t.tag_id::text, false from charge_tags t where t.account_id = $1.account_id and t.charge_id = $1.id and $1.payment_method = 'banking_billet'
$$;

/* From now on the account's cells are kept: one statement, so that it sees billets and what counted them at one instant. */
create function charge_cells_keep(account bigint) returns void language sql as $$
  insert into charge_cells_kept values (account);
  with gone as (delete from charge_counts where account_id = account and cell)
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(c.value), true
  from charges c cross join lateral charge_counts_of(c) k
  where c.account_id = account and k.cell
  group by 1, 2, 3, 4, 5, 6;
$$;
