-- What is charged again and again. Each of its charges names it; what they add up to is kept here by the database.
create table subscription_plans (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  description text,
  interval_months integer not null check (interval_months between 1 and 24),
  -- null: until it is canceled
  repeats integer check (repeats between 2 and 120),
  search text not null,
  created_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (account_id, id)
);
create unique index subscription_plans_name on subscription_plans (account_id, lower(name)) where deleted_at is null;

create table subscriptions (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  plan_id bigint not null,
  -- the plan's own, as long as the subscription goes on; what it was when it ended
  plan_name text not null,
  interval_months integer not null,
  repeats integer,
  status text not null default 'new' check (status in ('new', 'active', 'canceled', 'expired')),
  payment_method text not null default 'banking_billet' check (payment_method in ('banking_billet', 'credit_card')),
  customer_id bigint not null,
  customer_name text not null,
  customer_document text not null,
  customer_email text,
  -- integer cents, of each charge
  value bigint not null check (value > 0),
  terms jsonb not null,
  first_due date not null,
  -- the day of the month that its charges fall due on
  due_day integer not null check (due_day between 1 and 31),
  -- both null where no more are to come; the second is the first's business day
  next_due date,
  next_expire_at date,
  issued integer not null default 0,
  paid_charges integer not null default 0,
  overdue_charges integer not null default 0,
  open_value bigint not null default 0,
  paid_value bigint not null default 0,
  failure text,
  failed_at timestamptz,
  retry_on date,
  note text,
  fingerprint text not null,
  search text not null,
  created_by bigint not null references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, plan_id) references subscription_plans (account_id, id),
  check ((status in ('new', 'active')) = (next_due is not null) and (next_due is null) = (next_expire_at is null))
);
create unique index subscriptions_id on subscriptions (id);
create index subscriptions_due on subscriptions (next_expire_at) where next_expire_at is not null;
create index subscriptions_plan on subscriptions (account_id, plan_id);
create index subscriptions_payer on subscriptions (account_id, customer_id, id desc);

-- One charge a subscription and period, whatever asks for it and however often.
create table subscription_periods (
  account_id bigint not null,
  subscription_id bigint not null,
  period integer not null check (period > 0),
  due date not null,
  charge_id bigint not null,
  primary key (account_id, subscription_id, period),
  foreign key (account_id, subscription_id) references subscriptions (account_id, id) on delete cascade
);
create unique index subscription_periods_charge on subscription_periods (account_id, charge_id);

create table subscription_histories (
  account_id bigint not null,
  id bigint generated always as identity,
  subscription_id bigint not null,
  message text not null,
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, subscription_id) references subscriptions (account_id, id) on delete cascade
);
create index subscription_histories_subscription on subscription_histories (account_id, subscription_id);

create table subscription_tags (
  account_id bigint not null,
  subscription_id bigint not null,
  tag_id bigint not null,
  primary key (account_id, subscription_id, tag_id),
  foreign key (account_id, subscription_id) references subscriptions (account_id, id) on delete cascade,
  foreign key (account_id, tag_id) references tags (account_id, id)
);

/* The subscription is locked before its charges are added up: of two paid at once, the second sees the first. */
create function subscription_follows() returns trigger language plpgsql as $$
begin
  perform 1 from subscriptions where account_id = new.account_id and id = new.subscription_id for update;
  update subscriptions k set
    paid_charges = s.paid, overdue_charges = s.overdue, open_value = s.open_value, paid_value = s.paid_value, updated_at = new.updated_at
  from (
    select
      count(*) filter (where status in ('paid', 'settled', 'identified')) as paid,
      count(*) filter (where status = 'unpaid') as overdue,
      coalesce(sum(value) filter (where status in ('new', 'waiting', 'unpaid')), 0) as open_value,
      coalesce(sum(coalesce(paid_value, value)) filter (where status in ('paid', 'settled', 'identified')), 0) as paid_value
    from charges where account_id = new.account_id and subscription_id = new.subscription_id
  ) as s
  where k.account_id = new.account_id and k.id = new.subscription_id;
  return null;
end $$;
create trigger subscription_follows_new after insert on charges for each row when (new.subscription_id is not null) execute function subscription_follows();
create trigger subscription_follows_changed after update of status, paid_value on charges for each row when (new.subscription_id is not null) execute function subscription_follows();
