-- billets that an account pays itself by: numbered with its charges (billet_numbers), never among them
create table deposits (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  value bigint not null check (value > 0),
  our_number bigint not null,
  collection_key text not null,
  barcode text not null,
  protocol text not null unique,
  expire_at date not null,
  created_at timestamptz not null,
  paid_at timestamptz,
  paid_value bigint,
  primary key (account_id, id),
  unique (account_id, our_number)
);
create index deposits_created on deposits (account_id, created_at desc, id desc);

-- each payment of one counts once, however often it is told
create table deposit_payments (
  event_id text primary key,
  account_id bigint not null,
  deposit_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  foreign key (account_id, deposit_id) references deposits (account_id, id)
);
