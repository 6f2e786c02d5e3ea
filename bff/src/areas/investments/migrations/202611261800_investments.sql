create table investments (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  operation_id bigint not null,
  protocol text not null,
  product jsonb not null,
  amount bigint not null check (amount > 0),
  -- four decimals of a cent: what was bought, and what of it is there
  bought_units bigint not null,
  units bigint not null check (units >= 0),
  principal bigint not null check (principal >= 0),
  bought_on date not null,
  maturity date not null,
  redeemable_from date not null,
  state text not null default 'active' check (state in ('active', 'redeemed', 'matured', 'undone')),
  primary key (account_id, id),
  unique (account_id, operation_id)
);
create index investments_bought on investments (account_id, bought_on, id);
create index investments_due on investments (maturity) where state = 'active';

create table investment_redemptions (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  investment_id bigint not null,
  user_id bigint references users (id),
  protocol text not null,
  state text not null default 'scheduled' check (state in ('scheduled', 'settled', 'cancelled')),
  is_maturity boolean not null default false,
  is_whole boolean not null,
  gross bigint not null,
  principal bigint not null default 0,
  iof bigint not null default 0,
  income_tax bigint not null default 0,
  net bigint not null,
  units bigint not null default 0,
  scheduled_for date not null,
  due_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  reason text,
  primary key (account_id, id),
  foreign key (account_id, investment_id) references investments (account_id, id)
);
create index investment_redemptions_created on investment_redemptions (account_id, created_at, id);
create index investment_redemptions_of on investment_redemptions (account_id, investment_id);
create index investment_redemptions_due on investment_redemptions (due_at) where state = 'scheduled';

create table investor_profiles (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  profile text not null check (profile in ('conservative', 'moderate', 'bold')),
  points int not null,
  answers jsonb not null,
  answered_at timestamptz not null,
  expires_on date not null,
  primary key (account_id, id)
);

create table sandbox_sales (
  key text primary key,
  purchase text not null,
  amount bigint not null,
  at timestamptz not null
);
