-- recurrences that this account is the receiver of: asked of a payer, and those they authorised (domain.md 2)
create table pix_collections (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- this bank's name for it
  recurrence text not null unique,
  payer_name text not null,
  payer_document text not null,
  -- ispb, branch and number of whom a notification is sent to
  payer_account jsonb,
  contract text not null,
  period text not null check (period in ('SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL')),
  first_day date not null,
  last_day date,
  amount bigint check (amount > 0),
  minimum bigint check (minimum > 0),
  retry text not null check (retry in ('NAO_PERMITE', 'PERMITE_3R_7D')),
  journey integer not null check (journey between 1 and 4),
  state text not null check (state in ('CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA')),
  request text check (request in ('CRIADA', 'ENVIADA', 'RECEBIDA', 'ACEITA', 'REJEITADA', 'EXPIRADA', 'CANCELADA')),
  code text,
  now_amount bigint check (now_amount > 0),
  billet_id bigint,
  -- of the cycle to be charged next, from 0, and its day
  next_cycle integer not null default 0,
  next_day date,
  received bigint not null default 0,
  filed boolean not null default false,
  note text not null default '',
  search text not null,
  answer_by timestamptz not null,
  authorised_at timestamptz,
  ended_at timestamptz,
  created_by bigint references users (id),
  created_at timestamptz not null,
  primary key (account_id, id),
  check (amount is null or minimum is null),
  check ((journey = 1) = (request is not null))
);
create index pix_collections_created on pix_collections (account_id, created_at, id);
create index pix_collections_running on pix_collections (state) where state in ('CRIADA', 'APROVADA');

create table pix_collection_charges (
  account_id bigint not null,
  id bigint generated always as identity,
  collection_id bigint not null,
  cycle integer not null,
  day date not null,
  amount bigint not null check (amount > 0),
  state text not null check (state in ('CRIADA', 'ATIVA', 'CONCLUIDA', 'EXPIRADA', 'REJEITADA', 'CANCELADA')),
  paid_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, collection_id) references pix_collections (account_id, id)
);
-- one live charge a cycle
create unique index pix_collection_charges_live on pix_collection_charges (account_id, collection_id, cycle)
  where state in ('CRIADA', 'ATIVA', 'CONCLUIDA');
create index pix_collection_charges_active on pix_collection_charges (state, day) where state in ('CRIADA', 'ATIVA');

create table pix_collection_attempts (
  account_id bigint not null,
  id bigint generated always as identity,
  charge_id bigint not null,
  number integer not null check (number between 1 and 4),
  day date not null,
  state text not null check (state in ('SOLICITADA', 'AGENDADA', 'PAGA', 'CANCELADA', 'REJEITADA', 'EXPIRADA')),
  -- windows of its day that went by without money
  tries integer not null default 0,
  reason text,
  -- names the payment, whether it comes or not: told twice it is the same
  end_to_end text not null unique,
  primary key (account_id, id),
  unique (account_id, charge_id, number),
  foreign key (account_id, charge_id) references pix_collection_charges (account_id, id)
);

create table pix_collection_histories (
  account_id bigint not null,
  id bigint generated always as identity,
  collection_id bigint not null,
  message text not null,
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, collection_id) references pix_collections (account_id, id)
);
create index pix_collection_histories_of on pix_collection_histories (account_id, collection_id);

-- payers of the sandbox who have no money
create table sandbox_pix_poor_payers (recurrence text primary key);
