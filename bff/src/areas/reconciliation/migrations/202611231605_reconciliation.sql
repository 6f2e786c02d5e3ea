-- money that came in without a charge; what it is of, somebody says
create table reconciliation_credits (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  source text not null check (source in ('pix', 'ted')),
  -- of a Pix its end-to-end id, of a TED the id its network gave it: each comes in once
  source_key text not null,
  amount bigint not null check (amount > 0),
  -- given back before it was matched
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  matched bigint not null default 0 check (matched >= 0 and matched <= amount),
  payer_name text not null,
  payer_document text,
  payer_bank text not null,
  message text not null default '',
  state text not null default 'open' check (state in ('open', 'matched', 'dismissed')),
  received_at timestamptz not null,
  search text not null,
  primary key (account_id, id),
  unique (account_id, source, source_key)
);
create index reconciliation_received on reconciliation_credits (account_id, received_at, id);
create index reconciliation_open on reconciliation_credits (account_id, received_at, id) where state = 'open';

-- what a credit paid; taken back, the row goes
create table reconciliation_matches (
  account_id bigint not null,
  id bigint generated always as identity,
  credit_id bigint not null,
  charge_id bigint not null,
  amount bigint not null check (amount > 0),
  -- what the charge was before
  status_before text not null,
  made_by text not null,
  made_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, credit_id) references reconciliation_credits (account_id, id),
  foreign key (account_id, charge_id) references charges (account_id, id)
);
create unique index reconciliation_matches_once on reconciliation_matches (account_id, charge_id);
create index reconciliation_matches_credit on reconciliation_matches (account_id, credit_id, id);

create table reconciliation_histories (
  account_id bigint not null,
  id bigint generated always as identity,
  credit_id bigint not null,
  message text not null,
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, credit_id) references reconciliation_credits (account_id, id) on delete cascade
);
create index reconciliation_histories_credit on reconciliation_histories (account_id, credit_id, id);
