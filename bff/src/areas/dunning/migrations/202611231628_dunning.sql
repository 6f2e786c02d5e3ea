create table dunning_settings (
  account_id bigint primary key references accounts (id),
  enabled boolean not null,
  from_hour int not null check (from_hour between 0 and 24),
  to_hour int not null check (to_hour between 0 and 24 and to_hour > from_hour),
  business_days boolean not null,
  updated_at timestamptz not null
);

-- moments of an account's ruler; one taken out stays for what it sent
create table dunning_steps (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  days int not null check (days between -30 and 60),
  channel text not null check (channel in ('email', 'sms')),
  -- null: every customer
  group_id bigint,
  subject text not null,
  body text not null,
  active boolean not null,
  deleted boolean not null default false,
  -- charges whose moment was before this day are not reminded of
  since date not null,
  primary key (account_id, id)
);

-- each moment of a charge is reminded of once
create table dunning_reminders (
  account_id bigint not null,
  id bigint generated always as identity,
  charge_id bigint not null,
  step_id bigint not null,
  channel text not null,
  days int not null,
  recipient text not null,
  subject text not null,
  body text not null,
  customer_name text not null,
  search text not null,
  sent_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, charge_id, step_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create index dunning_reminders_sent on dunning_reminders (account_id, sent_at, id);

-- a charge, or all of a customer's, that nobody is reminded of
create table dunning_pauses (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  charge_id bigint,
  document text,
  name text not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (account_id, id),
  check ((charge_id is null) <> (document is null))
);
create unique index dunning_pauses_charge on dunning_pauses (account_id, charge_id) where charge_id is not null;
create unique index dunning_pauses_document on dunning_pauses (account_id, document) where document is not null;
