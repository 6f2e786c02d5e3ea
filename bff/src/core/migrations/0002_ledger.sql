-- account_id 0 is the bank itself
create table ledger_accounts (
  account_id bigint not null,
  kind text not null,
  balance bigint not null default 0,
  reserved bigint not null default 0 check (reserved >= 0),
  may_be_negative boolean not null default false,
  primary key (account_id, kind),
  check (may_be_negative or balance - reserved >= 0)
);

create table ledger_transactions (
  id bigint generated always as identity primary key,
  key text not null unique,
  kind text not null,
  description text not null,
  at timestamptz not null
);

create table ledger_entries (
  account_id bigint not null,
  id bigint generated always as identity,
  transaction_id bigint not null references ledger_transactions (id),
  kind text not null,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, kind) references ledger_accounts (account_id, kind)
);
create index ledger_entries_transaction on ledger_entries (transaction_id);
create index ledger_entries_time on ledger_entries (account_id, kind, at desc);

create table ledger_reservations (
  key text primary key,
  account_id bigint not null,
  kind text not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('held', 'released', 'used')),
  at timestamptz not null,
  foreign key (account_id, kind) references ledger_accounts (account_id, kind)
);
