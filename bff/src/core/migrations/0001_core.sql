create table users (
  id bigint generated always as identity primary key,
  name text not null,
  nickname text not null,
  cpf text not null unique,
  email text not null unique check (email = lower(email)),
  cellphone text not null,
  birth date,
  avatar text,
  password_hash text not null,
  totp_secret text,
  totp_last_step bigint not null default 0,
  preferences jsonb not null default '{"theme":"light","fontSize":10}',
  created_at timestamptz not null default now()
);

create table accounts (
  id bigint generated always as identity primary key,
  modality text not null check (modality in ('you', 'pro', 'corporation')),
  nickname text not null,
  account_number text not null unique,
  email text not null,
  phone text not null,
  address jsonb,
  primary_cnae text,
  description text not null default '',
  type text not null check (type in ('PF', 'PJ')),
  document text not null,
  account_code text not null unique,
  is_shutdown boolean not null default false,
  created_at timestamptz not null default now()
);
create index accounts_document on accounts (document);

-- a user's way into an account; grants: permission id -> enabled
create table memberships (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  role text not null check (role in ('admin', 'support', 'subuser')),
  status text not null default 'active' check (status in ('active', 'inactive')),
  visible boolean not null default true,
  passkey text not null unique,
  grants jsonb not null default '{}',
  last_used_at timestamptz,
  primary key (account_id, user_id)
);
create index memberships_user on memberships (user_id);

create table sessions (
  token_hash text primary key,
  user_id bigint not null references users (id),
  account_id bigint not null references accounts (id),
  user_agent text not null default '',
  created_at timestamptz not null default now(),
  seen_at timestamptz not null default now(),
  expires_at timestamptz not null
);
create index sessions_user on sessions (user_id);

-- wrong guesses, by what is guessed ('login:…'); one atomic update an attempt
create table attempts (
  key text primary key,
  failures integer not null,
  locked_until timestamptz,
  updated_at timestamptz not null default now()
);

create table socket_tokens (
  token_hash text primary key,
  session_hash text not null references sessions (token_hash) on delete cascade,
  expires_at timestamptz not null
);

create table idempotency_keys (
  key text primary key,
  account_id bigint not null,
  user_id bigint not null,
  call text not null,
  body_hash text not null,
  answer jsonb,
  created_at timestamptz not null default now()
);
create index idempotency_keys_created on idempotency_keys (created_at);

create table audit_log (
  id bigint generated always as identity primary key,
  account_id bigint,
  user_id bigint,
  action text not null,
  target jsonb not null,
  ip text not null,
  at timestamptz not null default now()
);
create index audit_log_account on audit_log (account_id, id desc);

-- the bank's clock: real time plus an offset that only the sandbox console moves
create table bank_clock (
  id integer primary key check (id = 1),
  offset_seconds bigint not null
);
insert into bank_clock values (1, 0);

create table sandbox_messages (
  id bigint generated always as identity primary key,
  account_id bigint,
  channel text not null check (channel in ('mail', 'sms')),
  recipient text not null,
  subject text not null default '',
  body text not null,
  sent_at timestamptz not null
);
