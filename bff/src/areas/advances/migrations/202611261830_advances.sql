alter table charges add column is_advanced boolean not null default false;

create table advances (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  protocol text not null,
  offer text not null,
  name text not null,
  legal_form text not null check (legal_form in ('cession', 'loan')),
  monthly_rate int not null,
  cet_monthly int not null,
  cet_yearly int not null,
  state text not null check (state in ('PENDING', 'SCHEDULED', 'CREDITED', 'DENIED', 'CANCELLED')),
  gross bigint not null,
  discount bigint not null,
  iof bigint not null,
  fee bigint not null,
  net bigint not null check (net > 0),
  count int not null,
  scheduled_for date not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  credited_at timestamptz,
  reason text,
  primary key (account_id, id)
);
create index advances_created on advances (account_id, created_at, id);
create index advances_due on advances (due_at) where state in ('PENDING', 'SCHEDULED');

create table advance_items (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  advance_id bigint not null,
  charge_id bigint not null,
  customer_name text not null,
  due date not null,
  last_day date not null,
  value bigint not null,
  net bigint not null,
  owed bigint not null default 0 check (owed >= 0),
  state text not null check (state in ('PENDING', 'SCHEDULED', 'CREDITED', 'DEBITED', 'DENIED', 'CANCELLED', 'OVERDUE')),
  settled_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, advance_id) references advances (account_id, id)
);
create index advance_items_due on advance_items (account_id, due, id);
create index advance_items_of on advance_items (account_id, advance_id);
-- a billet is advanced once at a time
create unique index advance_items_live on advance_items (account_id, charge_id)
  where state in ('PENDING', 'SCHEDULED', 'CREDITED');
create index advance_items_charge on advance_items (account_id, charge_id);
create index advance_items_late on advance_items (last_day) where state = 'CREDITED';
create index advance_items_owed on advance_items (account_id) where owed > 0;

create table sandbox_fundings (
  key text primary key,
  net bigint not null,
  state text not null check (state in ('accepted', 'denied', 'analysing')),
  reason text,
  at timestamptz not null
);
