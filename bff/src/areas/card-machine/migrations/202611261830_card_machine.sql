create table card_machines (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  serial text not null,
  model text not null,
  name text not null,
  activation_code text not null,
  max_parcels int not null default 12,
  pin_set_at timestamptz,
  activated_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, serial)
);

-- what the account sells, as the brands code it
create table card_machine_merchants (
  account_id bigint primary key references accounts (id),
  activity_field int not null,
  mcc text not null
);

-- each change of the plan, with what was agreed to
create table card_machine_plans (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  user_name text not null,
  anticipation_due_days int not null,
  plan jsonb not null,
  consent text not null,
  starts_at timestamptz not null,
  primary key (account_id, id)
);

create table card_machine_sales (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- the acquirer's
  key text not null,
  machine_id bigint not null,
  sold_at timestamptz not null,
  modality text not null check (modality in ('credit', 'debit', 'pix', 'voucher')),
  brand text,
  parcels int not null check (parcels >= 1),
  amount bigint not null check (amount > 0),
  fee bigint not null,
  anticipation_fee bigint not null,
  net bigint not null,
  -- what the plan in force says that the sale costs, and of which plan that is
  agreed bigint not null,
  plan_days int not null,
  difference bigint not null generated always as (fee + anticipation_fee - agreed) stored,
  ticket_id bigint,
  authorization_code text not null,
  card text,
  state text not null default 'approved' check (state in ('approved', 'contested', 'reversed')),
  search text not null,
  primary key (account_id, id),
  unique (account_id, key),
  foreign key (account_id, machine_id) references card_machines (account_id, id)
);
create index card_machine_sales_sold on card_machine_sales (account_id, sold_at, id);
create index card_machine_sales_amount on card_machine_sales (account_id, amount, id);
create index card_machine_sales_search on card_machine_sales using gin (account_id, search gin_trgm_ops);
create index card_machine_sales_difference on card_machine_sales (account_id, sold_at, id) where difference <> 0;

create table card_machine_payouts (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  day date not null,
  modality text not null,
  brand text,
  count int not null,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  paid_at timestamptz not null,
  protocol text not null,
  primary key (account_id, id)
);
create index card_machine_payouts_paid on card_machine_payouts (account_id, paid_at, id);

create table card_machine_receivables (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  sale_id bigint not null,
  machine_id bigint not null,
  sold_at timestamptz not null,
  modality text not null,
  brand text,
  parcel int not null,
  parcels int not null,
  gross bigint not null,
  fee bigint not null,
  net bigint not null,
  expected_pay_day date not null,
  state text not null default 'expected' check (state in ('expected', 'paid', 'cancelled')),
  paid_at timestamptz,
  payout_id bigint,
  search text not null,
  primary key (account_id, id),
  unique (account_id, sale_id, parcel),
  foreign key (account_id, sale_id) references card_machine_sales (account_id, id),
  foreign key (account_id, payout_id) references card_machine_payouts (account_id, id)
);
create index card_machine_receivables_day on card_machine_receivables (account_id, expected_pay_day, id);
create index card_machine_receivables_net on card_machine_receivables (account_id, net, id);
create index card_machine_receivables_search on card_machine_receivables using gin (account_id, search gin_trgm_ops);
create index card_machine_receivables_due on card_machine_receivables (account_id, expected_pay_day)
  where state = 'expected';

create table card_machine_contests (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  sale_id bigint not null,
  amount bigint not null,
  reason text not null,
  opened_at timestamptz not null,
  deadline date not null,
  state text not null default 'open' check (state in ('open', 'answered', 'won', 'lost')),
  defence text,
  answered_at timestamptz,
  ended_at timestamptz,
  -- of a lost contest: what was paid of the sale, and is still to be taken from the balance
  owed bigint not null default 0 check (owed >= 0),
  primary key (account_id, id),
  unique (account_id, sale_id),
  foreign key (account_id, sale_id) references card_machine_sales (account_id, id)
);
create index card_machine_contests_deadline on card_machine_contests (account_id, deadline, id);
create index card_machine_contests_owed on card_machine_contests (account_id) where owed > 0;

create table sandbox_acquirer_machines (
  code text primary key,
  serial text not null unique,
  model text not null,
  account_id bigint,
  pin_hash text,
  max_parcels int not null default 12
);

create table sandbox_acquirer_plans (
  account_id bigint primary key,
  plan jsonb not null
);

create table sandbox_acquirer_sales (
  key text primary key,
  account_id bigint not null,
  serial text not null,
  at timestamptz not null,
  modality text not null,
  brand text,
  parcels int not null,
  amount bigint not null,
  authorization_code text not null,
  card text,
  is_told boolean not null default false
);
create index sandbox_acquirer_sales_untold on sandbox_acquirer_sales (at) where not is_told;

create table sandbox_acquirer_parts (
  id bigint generated always as identity primary key,
  sale text not null references sandbox_acquirer_sales (key),
  account_id bigint not null,
  parcel int not null,
  gross bigint not null,
  fee bigint not null,
  anticipation_fee bigint not null,
  net bigint not null,
  day date not null,
  state text not null default 'due' check (state in ('due', 'paid', 'cancelled'))
);
create index sandbox_acquirer_parts_due on sandbox_acquirer_parts (day) where state = 'due';
create index sandbox_acquirer_parts_sale on sandbox_acquirer_parts (sale);

create table sandbox_acquirer_contests (
  sale text primary key references sandbox_acquirer_sales (key),
  account_id bigint not null,
  reason text not null,
  at timestamptz not null,
  deadline date not null,
  state text not null default 'open' check (state in ('open', 'answered', 'won', 'lost')),
  is_told boolean not null default false,
  ended_at timestamptz,
  is_end_told boolean not null default false
);
