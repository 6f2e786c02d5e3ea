create table points_accounts (
  account_id bigint primary key references accounts (id),
  balance bigint not null default 0 check (balance >= 0)
);
create table points_lots (
  account_id bigint not null references accounts (id),
  operation_id bigint not null,
  points bigint not null check (points > 0),
  remaining bigint not null check (remaining >= 0 and remaining <= points),
  earned_at timestamptz not null,
  expires_on date not null,
  is_warned boolean not null default false,
  primary key (account_id, operation_id)
);
create index points_lots_left on points_lots (account_id, expires_on, operation_id) where remaining > 0;
create index points_lots_expiring on points_lots (expires_on) where remaining > 0;
create table points_entries (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('earned', 'taken-back', 'expired', 'redeemed')),
  points bigint not null check (points <> 0),
  balance bigint not null check (balance >= 0),
  description text not null,
  at timestamptz not null,
  expires_on date,
  primary key (account_id, id)
);
create index points_entries_at on points_entries (account_id, at, id);
create index money_operations_settled on money_operations (settled_at) where state = 'settled';
create index money_operations_returned on money_operations (ended_at) where state = 'returned';
