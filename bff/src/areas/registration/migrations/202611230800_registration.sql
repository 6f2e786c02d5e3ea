-- what the person told of themselves for an account: citizenships, income
create table registrations (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  foreigner boolean not null default false,
  citizenships jsonb not null default '[]',
  monthly_income bigint,
  net_worth bigint,
  exposed boolean not null default false,
  primary key (account_id, user_id)
);

-- the steps of an update that are done; concluded ones stay until the next update is asked for
create table registration_steps (
  account_id bigint not null references accounts (id),
  step text not null,
  done_at timestamptz not null,
  primary key (account_id, step)
);

-- a new cellphone or e-mail whose link was sent; the link is known by its hash alone
create table registration_validations (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  kind text not null check (kind in ('phone', 'email')),
  value text not null,
  method text,
  token_hash text not null unique,
  sms_left int not null default 3,
  whatsapp_left int not null default 3,
  email_left int not null default 3,
  counted_on date not null,
  fault text,
  sent_at timestamptz not null,
  done_at timestamptz,
  primary key (account_id, user_id, kind)
);

create table registration_companies (
  account_id bigint primary key references accounts (id),
  monthly_income bigint,
  members jsonb not null default '[]'
);

create table registration_documents (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  kind text not null,
  bytes bytea not null,
  type text not null,
  width int not null,
  height int not null,
  sent_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, kind)
);
