-- an account that has return files made; `closed_on`: the last day whose file was made, where there was something to tell
create table cnab_accounts (
  account_id bigint primary key references accounts (id),
  is_active boolean not null,
  -- movements before it are in no file
  since timestamptz not null,
  closed_on date not null,
  next_number integer not null default 1
);

-- the movements of the account's billets on one São Paulo day, told in one file
create table cnab_return_files (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- counts the account's files without a gap
  number integer not null,
  day date not null,
  -- how the account was called then: a file made anew is the same to the byte
  owner jsonb not null,
  movements integer not null,
  -- integer cents paid
  value bigint not null,
  -- by occurrence code: how many, and their value
  parts jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, number)
);
create unique index cnab_return_files_day on cnab_return_files (account_id, day);

create table cnab_return_movements (
  account_id bigint not null,
  id bigint generated always as identity,
  file_id bigint not null,
  -- what it tells of: told once, in whichever file
  key text not null,
  code text not null,
  our_number bigint not null,
  our_digit text not null,
  document_number text not null,
  company_id text not null,
  due date,
  value bigint not null,
  payer jsonb not null,
  reasons text not null,
  fee bigint not null,
  accrued bigint not null,
  discount bigint not null,
  paid bigint not null,
  net bigint not null,
  occurred_on date not null,
  credit_on date,
  primary key (account_id, id),
  unique (account_id, key),
  foreign key (account_id, file_id) references cnab_return_files (account_id, id)
);
create index cnab_return_movements_file on cnab_return_movements (account_id, file_id, id);

-- what a company calls its titles, of those that came in a shipping file
create table cnab_titles (
  account_id bigint not null,
  charge_id bigint not null,
  document_number text not null,
  company_id text not null,
  primary key (account_id, charge_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);

-- what happened to the billets of an account on a day
create index charge_histories_time on charge_histories (account_id, created_at);
