-- A page in the middle of what a text finds (docs/adr/0006): how many billets of each payer lie at wide steps of each order, so that where
-- many are found the page's step is told without reading them. For accounts that keep cells and do not have very many payers.
alter table charge_cells_kept add column payers boolean not null default false;
drop index charge_counts_by_key;
create index charge_counts_by_key on charge_counts (account_id, filed, kind, key, day, status) include (count)
where kind in ('due-issued', 'due-paid', 'due-id', 'issued-paid', 'issued-id', 'paid-id', 'payer-due', 'payer-issued', 'payer-paid', 'payer-id', 'payer-value');

/* Values of as many digits whose first two are of the same five: (digits, fives) as one number. */
create function charge_value_band(value bigint) returns integer language sql immutable as $$
  select digits * 20 + (value / (10 ^ (digits - 2))::bigint)::integer / 5 from (select greatest(length(value::text), 2) as digits) as d
$$;

create or replace function charge_counts_of(charges) returns table (kind text, day date, key text, cell boolean) language sql stable as $$
  select k.kind, k.day, k.key, k.cell from (
    select
      $1.expire_at as due,
      ($1.created_at at time zone 'America/Sao_Paulo')::date as issued,
      ($1.paid_at at time zone 'America/Sao_Paulo')::date as paid,
      -- a thousand ids
      lpad(($1.id / 1024)::text, 18, '0') as id,
      -- what a payer's billets share, of which `words` is the hash
      $1.words::text as payer
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
    ('paid-id', d.paid, d.id, true),
    -- a month
    ('payer-due', date_trunc('month', d.due)::date, d.payer, true),
    ('payer-issued', date_trunc('month', d.issued)::date, d.payer, true),
    ('payer-paid', date_trunc('month', d.paid)::date, d.payer, true),
    -- what is no day is so many days after one: thirty thousand ids, a band of values
    ('payer-id', '2000-01-01'::date + ($1.id / 32768)::integer, d.payer, true),
    ('payer-value', '2000-01-01'::date + charge_value_band($1.value), d.payer, true)
  ) as k (kind, day, key, cell)
  where $1.payment_method = 'banking_billet' and k.day is not null and k.key is not null
  union all
  select 'tag', '-infinity'::date, t.tag_id::text, false from charge_tags t where t.account_id = $1.account_id and t.charge_id = $1.id and $1.payment_method = 'banking_billet'
$$;

/* Has no more than so many payers. */
create function charge_payers_few(account bigint, most integer) returns boolean language sql stable as $$
  select count(*) <= most from (select distinct filed, key from charge_counts where account_id = account and kind = 'words' limit most + 1) as payers
$$;

/* From now on the account's cells are kept: one statement, so that it sees billets and what counted them at one instant. */
drop function charge_cells_keep(bigint);
create function charge_cells_keep(account bigint, most_payers integer) returns void language sql as $$
  insert into charge_cells_kept (account_id, payers) values (account, charge_payers_few(account, most_payers)) on conflict (account_id) do update set payers = excluded.payers;
  with gone as (delete from charge_counts where account_id = account and cell)
  insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
  select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(c.value), true
  from charges c cross join lateral charge_counts_of(c) k join charge_cells_kept kept on kept.account_id = c.account_id
  where c.account_id = account and k.cell and (kept.payers or k.kind not like 'payer-%')
  group by 1, 2, 3, 4, 5, 6;
$$;
select charge_cells_keep(account_id, 5000) from charge_cells_kept;
