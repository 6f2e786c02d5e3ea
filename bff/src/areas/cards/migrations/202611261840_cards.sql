create table card_requests (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  product_id int not null,
  state text not null check (state in ('analysis', 'approved', 'denied')),
  custom_name text not null check (length(custom_name) between 1 and 20),
  due_day int,
  wanted_limit bigint,
  granted_limit bigint,
  address jsonb not null,
  protocol text not null unique,
  reason text,
  requested_at timestamptz not null,
  decided_at timestamptz,
  primary key (account_id, id)
);
-- one request of a product is open at a time
create unique index card_requests_open on card_requests (account_id, product_id) where state = 'analysis';

-- the credit card (product 88) or the prepaid card of an account
create table card_accounts (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  product_id int not null,
  credit_limit bigint not null default 0 check (credit_limit >= 0),
  maximum_limit bigint not null default 0,
  due_day int not null default 10,
  next_due_day int,
  due_from text,
  -- who switched the automatic payment on
  automatic_by bigint references users (id),
  in_creli boolean not null default false,
  agreement jsonb,
  insured_since date,
  insured_until text,
  opened_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, product_id)
);

-- the number is the issuer's alone: here are its last four digits and the issuer's reference
create table cards (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  card_account_id bigint not null,
  product_id int not null,
  kind text not null check (kind in ('physical', 'virtual')),
  status_id int not null,
  blocks jsonb not null default '[]',
  off jsonb not null default '[]',
  name text not null,
  last_digits text not null check (length(last_digits) = 4),
  issuer_key text not null unique,
  address jsonb,
  requested_at timestamptz not null,
  activated_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, card_account_id) references card_accounts (account_id, id)
);
-- an account has one virtual card, whatever happens at the same moment
create unique index cards_virtual on cards (account_id, card_account_id) where kind = 'virtual' and status_id <> 3;

create table card_steps (
  account_id bigint not null,
  id bigint generated always as identity,
  card_id bigint not null,
  status_id int not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, card_id) references cards (account_id, id)
);
create index card_steps_of on card_steps (account_id, card_id, id);

create table card_purchases (
  account_id bigint not null,
  id bigint generated always as identity,
  card_account_id bigint not null,
  card_id bigint not null,
  -- the network's name of it: told again, it is the same one
  network_key text not null unique,
  merchant text not null,
  category text not null,
  amount bigint not null,
  cleared bigint not null default 0,
  refunded bigint not null default 0,
  installments int not null,
  state text not null check (state in ('authorized', 'cleared', 'reversed', 'expired', 'refused')),
  reason text,
  at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, card_id) references cards (account_id, id),
  check (cleared between 0 and amount or state = 'refused'),
  check (refunded between 0 and cleared)
);
create index card_purchases_held on card_purchases (account_id, card_account_id) where state = 'authorized';
create index card_purchases_expire on card_purchases (expires_at) where state = 'authorized';

-- what the network told of a purchase after its authorisation, each once
create table card_network_events (
  event_key text primary key,
  account_id bigint not null,
  purchase_id bigint not null,
  kind text not null,
  amount bigint not null,
  at timestamptz not null
);

-- lines of invoices and of prepaid cards; what is paid or given back is negative
create table card_lines (
  account_id bigint not null,
  id bigint generated always as identity,
  card_account_id bigint not null,
  card_id bigint,
  purchase_id bigint,
  period text not null,
  kind text not null,
  description text not null,
  amount bigint not null check (amount <> 0),
  installment int,
  installments int,
  day date not null,
  at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, card_account_id) references card_accounts (account_id, id)
);
create index card_lines_period on card_lines (account_id, card_account_id, period, day, id);
create index card_lines_purchase on card_lines (account_id, purchase_id) where purchase_id is not null;

create table card_invoices (
  account_id bigint not null,
  id bigint generated always as identity,
  card_account_id bigint not null,
  period text not null,
  closes_on date not null,
  due_on date not null,
  state text not null check (state in ('open', 'closed', 'paid', 'overdue', 'financed')),
  -- of its lines but for payments; written when it closes
  total bigint not null default 0,
  paid bigint not null default 0 check (paid >= 0),
  closed_at timestamptz,
  reminded_at timestamptz,
  automatic_on date,
  primary key (account_id, id),
  unique (account_id, card_account_id, period),
  foreign key (account_id, card_account_id) references card_accounts (account_id, id)
);
create index card_invoices_open on card_invoices (closes_on) where state = 'open';
create index card_invoices_due on card_invoices (due_on) where state in ('closed', 'overdue');

create table card_billets (
  account_id bigint not null,
  id bigint generated always as identity,
  invoice_id bigint not null,
  value bigint not null check (value > 0),
  our_number bigint not null,
  collection_key text not null,
  line text not null,
  due_on date not null,
  protocol text not null unique,
  created_at timestamptz not null,
  paid_at timestamptz,
  primary key (account_id, id),
  unique (account_id, our_number),
  foreign key (account_id, invoice_id) references card_invoices (account_id, id)
);
create table card_billet_payments (
  event_id text primary key,
  account_id bigint not null,
  billet_id bigint not null,
  amount bigint not null check (amount > 0),
  paid_at timestamptz not null
);

-- tokens of the card host: one call each, within a minute
create table card_tokens (
  account_id bigint not null,
  token_hash text not null,
  user_id bigint not null references users (id),
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);

create table sandbox_issuer_cards (
  key text primary key,
  seed text not null,
  name text not null,
  last_digits text not null,
  pin_set_at timestamptz
);
create table sandbox_issuer_events (
  id bigint generated always as identity primary key,
  key text not null,
  kind text not null,
  detail jsonb not null,
  due_at timestamptz not null
);
create index sandbox_issuer_events_due on sandbox_issuer_events (due_at);
create table sandbox_issuer_keys (
  kid text primary key,
  private_key text not null,
  public_key jsonb not null
);
