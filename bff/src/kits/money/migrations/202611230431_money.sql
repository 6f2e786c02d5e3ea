-- money that leaves an account, whatever the rail (kits/money)
create table money_operations (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  kind text not null,
  protocol text not null unique,
  amount bigint not null check (amount > 0),
  fee bigint not null default 0 check (fee >= 0),
  returned bigint not null default 0 check (returned >= 0 and returned <= amount),
  counterpart jsonb not null,
  -- what the kind alone understands
  details jsonb not null default '{}',
  description text not null default '',
  -- the São Paulo day it is executed on
  scheduled_for date not null,
  state text not null check (state in ('scheduled', 'reserved', 'sent', 'settled', 'refused', 'returned', 'cancelled')),
  -- names the repetition it is one of
  series text,
  signed_by bigint references users (id),
  reason_code text,
  reason text,
  -- when it is next tried (scheduled) or asked about (sent)
  next_at timestamptz,
  tries integer not null default 0,
  -- when its limits were spent: says which buckets give the amount back
  spent_at timestamptz,
  created_at timestamptz not null,
  sent_at timestamptz,
  settled_at timestamptz,
  ended_at timestamptz,
  primary key (account_id, id)
);
create index money_operations_next on money_operations (kind, state, next_at) where state in ('scheduled', 'sent');
create index money_operations_created on money_operations (account_id, created_at desc, id desc);

-- what happened to each operation; an event of a rail is taken once
create table money_steps (
  account_id bigint not null,
  operation_id bigint not null,
  id bigint generated always as identity,
  event_id text unique,
  step text not null,
  reason text,
  at timestamptz not null,
  primary key (account_id, operation_id, id),
  foreign key (account_id, operation_id) references money_operations (account_id, id)
);

-- limits that differ from the bank's own (kits/money/limits.ts); integer cents
create table account_limits (
  account_id bigint not null references accounts (id),
  product text not null,
  period text not null check (period in ('transaction', 'day', 'night', 'month')),
  amount bigint not null check (amount >= 0),
  primary key (account_id, product, period)
);

-- what was spent of a limit: bucket is the day, the evening a night began, or the month
create table limit_usage (
  account_id bigint not null references accounts (id),
  product text not null,
  period text not null check (period in ('day', 'night', 'month')),
  bucket text not null,
  used bigint not null default 0 check (used >= 0),
  primary key (account_id, product, period, bucket)
);

-- the other side of the sandbox's rails: what it was sent, and what it has to tell
create table sandbox_payments (
  key text primary key,
  rail text not null,
  amount bigint not null,
  state text not null check (state in ('processing', 'settled', 'refused', 'returned')),
  reason text,
  sends integer not null default 0,
  received_at timestamptz not null
);
create table sandbox_payment_events (
  id bigint generated always as identity primary key,
  event_id text not null,
  key text not null references sandbox_payments (key),
  rail text not null,
  state text not null check (state in ('settled', 'refused', 'returned')),
  amount bigint not null,
  reason_code text,
  reason text,
  due_at timestamptz not null,
  taken boolean not null default false
);
create index sandbox_payment_events_due on sandbox_payment_events (rail, due_at) where not taken;
