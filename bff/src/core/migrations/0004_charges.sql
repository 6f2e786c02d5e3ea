create table tags (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  color_ref text not null,
  hidden boolean not null default false,
  primary key (account_id, id)
);
create unique index tags_name on tags (account_id, lower(name));

create table charges (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  status text not null,
  -- what the payer owes on time: items - discount + shipping; integer cents
  value bigint not null check (value > 0),
  items_value bigint not null check (items_value > 0),
  shipping bigint not null default 0 check (shipping >= 0),
  discount bigint not null default 0 check (discount >= 0),
  conditional_discount_type text check (conditional_discount_type in ('currency', 'percentage')),
  conditional_discount_value bigint,
  conditional_discount_date date,
  fine integer not null default 0,
  interest integer not null default 0,
  -- days after the due date until it can no longer be paid; 0: not after the due date
  write_off_days integer not null default 120,
  expire_at date not null,
  paid_at timestamptz,
  paid_value bigint,
  -- what the bank keeps when it is paid
  fee bigint not null,
  filed boolean not null default false,
  payment_method text not null default 'banking_billet',
  our_number bigint not null,
  -- 47-digit typed line and 44-digit barcode
  barcode text not null,
  collection_key text not null,
  txid text,
  pix_copy_paste text,
  customer_id bigint,
  -- the customer as they were when charged
  customer_name text not null,
  customer_document text not null,
  customer_email text,
  customer_phone text,
  customer_address jsonb,
  message text,
  note text,
  send_email boolean not null default false,
  order_id text,
  batch_uuid text,
  -- equal for charges of the same customer, items, value and due date: the third in a row is refused
  fingerprint text not null,
  -- customer, document, e-mail, number and order, lower case without accents
  search text not null,
  created_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index charges_id on charges (id);
create unique index charges_our_number on charges (account_id, our_number);
create unique index charges_txid on charges (txid) where txid is not null;
create index charges_filed on charges (account_id, filed, id desc);
create index charges_open_due on charges (expire_at) where status in ('new', 'waiting');
create index charges_write_off on charges (expire_at) where status = 'unpaid';
create index charges_customer on charges (account_id, customer_document, id desc);
create index charges_fingerprint on charges (account_id, fingerprint, id desc);
create index charges_batch on charges (account_id, batch_uuid) where batch_uuid is not null;

create table charge_items (
  account_id bigint not null,
  id bigint generated always as identity,
  charge_id bigint not null,
  name text not null,
  amount integer not null,
  value bigint not null,
  primary key (account_id, id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create index charge_items_charge on charge_items (account_id, charge_id);

create table charge_histories (
  account_id bigint not null,
  id bigint generated always as identity,
  charge_id bigint not null,
  agent text not null check (agent in ('user', 'system', 'rail')),
  action text not null,
  message text not null,
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create index charge_histories_charge on charge_histories (account_id, charge_id);

create table charge_tags (
  account_id bigint not null,
  charge_id bigint not null,
  tag_id bigint not null,
  primary key (account_id, charge_id, tag_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade,
  foreign key (account_id, tag_id) references tags (account_id, id)
);

-- one row an account: the next number printed on a billet, taken under its row lock
create table billet_numbers (
  account_id bigint primary key references accounts (id),
  next bigint not null
);

-- the account a barcode names, found as the barcode writes it
create index accounts_number_digits on accounts (ltrim(replace(account_number, '-', ''), '0'));

-- what the rail told of payments; the same event is taken once
create table billet_payments (
  event_id text primary key,
  account_id bigint not null,
  charge_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null,
  outcome text not null,
  received_at timestamptz not null default now()
);
create index billet_payments_charge on billet_payments (account_id, charge_id);

create table charge_batches (
  account_id bigint not null references accounts (id),
  uuid text not null,
  errors jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (account_id, uuid)
);
