create table sandbox_top_ups (
  id bigint generated always as identity primary key,
  key text not null unique,
  operator text not null,
  phone text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('processing', 'effected', 'confirmed', 'undone', 'refused')),
  at timestamptz not null,
  back_at timestamptz,
  is_told boolean not null default false
);
create index sandbox_top_ups_back on sandbox_top_ups (back_at) where back_at is not null and not is_told;
create index money_operations_top_ups on money_operations (account_id, created_at, id) where kind = 'top-up';
