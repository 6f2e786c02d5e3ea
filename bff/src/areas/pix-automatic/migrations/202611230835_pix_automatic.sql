-- recurrences that receivers ask this account to authorise, and those it did
create table pix_automatic (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- the receiver's bank's name for it
  recurrence text not null,
  receiver jsonb not null,
  name text not null,
  contract text not null,
  period text not null check (period in ('SEMANAL', 'MENSAL', 'TRIMESTRAL', 'SEMESTRAL', 'ANUAL')),
  first_day date not null,
  last_day date,
  amount bigint check (amount > 0),
  minimum bigint check (minimum > 0),
  payer_limit bigint check (payer_limit > 0),
  journey integer not null check (journey between 1 and 4),
  state text not null check (state in ('CRIADA', 'APROVADA', 'REJEITADA', 'EXPIRADA', 'CANCELADA')),
  asked_at timestamptz not null,
  answer_by timestamptz,
  authorised_at timestamptz,
  authorised_by bigint references users (id),
  ended_at timestamptz,
  primary key (account_id, id),
  check (amount is null or minimum is null)
);
create unique index pix_automatic_once on pix_automatic (account_id, recurrence);
create index pix_automatic_state on pix_automatic (account_id, state, authorised_at desc);

-- what codes of the sandbox's receivers ask for, by their location
create table sandbox_pix_recurrences (
  location text primary key,
  terms jsonb not null,
  created_at timestamptz not null
);
