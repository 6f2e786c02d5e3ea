-- What stands beside a charge that is paid by card. The card's number is never here: the processor holds it.
create table card_charges (
  account_id bigint not null,
  charge_id bigint not null,
  brand text check (brand in ('visa', 'mastercard', 'amex', 'elo', 'hipercard')),
  last4 text,
  holder text,
  -- of the try that was approved or is looked at
  order_key text,
  authorisation text,
  instalments integer not null default 1 check (instalments between 1 and 12),
  release integer,
  tries integer not null default 0,
  -- integer cents
  refunded bigint not null default 0,
  contest_state text check (contest_state in ('open', 'defended', 'won', 'lost')),
  contest_value bigint,
  contest_reason text,
  contest_until date,
  contest_at timestamptz,
  defense text,
  debit_pending boolean not null default false,
  primary key (account_id, charge_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create index card_charges_debit on card_charges (account_id, charge_id) where debit_pending;

-- one card tried once; the processor knows it by its key
create table card_tries (
  account_id bigint not null,
  id bigint generated always as identity,
  charge_id bigint not null,
  key text not null,
  token text not null,
  instalments integer not null,
  state text not null check (state in ('sent', 'analysis', 'approved', 'refused')),
  code text,
  reason text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, charge_id) references card_charges (account_id, charge_id) on delete cascade
);
create unique index card_tries_key on card_tries (key);
create unique index card_tries_token on card_tries (account_id, charge_id, token);
-- of one charge, one card at a time
create unique index card_tries_live on card_tries (account_id, charge_id) where state in ('sent', 'analysis', 'approved');

-- what of it comes into the account when
create table card_receipts (
  account_id bigint not null,
  charge_id bigint not null,
  number integer not null,
  due_on date not null,
  gross bigint not null check (gross > 0),
  fee bigint not null check (fee between 0 and gross),
  -- of the gross: given back or lost to a chargeback
  taken bigint not null default 0 check (taken between 0 and gross),
  -- told by the processor; credited then, or once a chargeback is over
  settled_at timestamptz,
  credited_at timestamptz,
  primary key (account_id, charge_id, number),
  foreign key (account_id, charge_id) references card_charges (account_id, charge_id) on delete cascade
);

create table card_refunds (
  account_id bigint not null,
  id bigint generated always as identity,
  charge_id bigint not null,
  value bigint not null check (value > 0),
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, charge_id) references card_charges (account_id, charge_id) on delete cascade
);
create index card_refunds_charge on card_refunds (account_id, charge_id);

-- what the processor told: the same event is taken once
create table card_events (
  event_id text primary key,
  account_id bigint not null,
  charge_id bigint not null,
  kind text not null,
  received_at timestamptz not null
);

create index charges_by_card on charges (account_id, filed, id desc) where payment_method = 'credit_card';
create index charges_card_new on charges (expire_at) where payment_method = 'credit_card' and status = 'new';

-- the sandbox processor's memory
create table sandbox_card_tokens (
  token text primary key,
  brand text not null,
  last4 text not null,
  holder text not null,
  behaviour text not null,
  used_by text,
  created_at timestamptz not null
);
create table sandbox_card_orders (
  key text primary key,
  token text not null,
  amount bigint not null,
  refunded bigint not null default 0,
  received_at timestamptz not null
);
create table sandbox_card_refunds (key text primary key, order_key text not null, amount bigint not null);
create table sandbox_card_events (
  id bigint generated always as identity primary key,
  event_id text not null,
  key text not null,
  kind text not null,
  number integer,
  amount bigint,
  reason text,
  deadline date,
  due_at timestamptz not null,
  taken boolean not null default false
);
create unique index sandbox_card_events_id on sandbox_card_events (event_id);
create index sandbox_card_events_due on sandbox_card_events (due_at) where not taken;
