-- who else gets a part of an item of a charge, and what they got of it so far; integer cents
create table charge_splits (
  account_id bigint not null references accounts (id),
  charge_id bigint not null,
  -- its place among the charge's items, from 0
  item integer not null,
  payee_id bigint not null references accounts (id),
  -- its place among the parts of the item
  place integer not null,
  type text not null check (type in ('currency', 'percentage')),
  value bigint not null check (value > 0),
  -- what it is of a charge paid as issued
  share bigint not null check (share > 0),
  paid bigint not null default 0 check (paid >= 0),
  primary key (account_id, charge_id, item, payee_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade,
  check (payee_id <> account_id)
);

-- the payee's side: what came in of charges of others, a row a payment
create table split_payments (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  from_id bigint not null references accounts (id),
  charge_id bigint not null,
  kind text not null,
  value bigint not null check (value > 0),
  -- of the ledger's two postings, without their ends
  key text not null unique,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index split_payments_in_time on split_payments (account_id, created_at);
