create table api_applications (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  name text not null,
  scopes jsonb not null,
  created_at timestamptz not null,
  removed_at timestamptz,
  primary key (account_id, id)
);
create index api_applications_created on api_applications (account_id, created_at, id);

create table api_credentials (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  application_id bigint not null,
  environment text not null check (environment in ('fortunus', 'production', 'homologation')),
  client_id text not null unique,
  -- keyed hashes: the secrets themselves are nowhere
  secret_hash text not null,
  old_hash text,
  old_until timestamptz,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, application_id, environment),
  foreign key (account_id, application_id) references api_applications (account_id, id)
);

create table api_certificates (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  environment text not null check (environment in ('production', 'homologation')),
  name text not null,
  serial text not null unique,
  fingerprint text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- the last number of days before its end of which its users were told
  told_days int,
  primary key (account_id, id)
);
create index api_certificates_created on api_certificates (account_id, created_at, id);
create index api_certificates_ends on api_certificates (expires_at) where revoked_at is null;

-- the installation's own certificate authority; its key is encrypted
create table api_authority (
  id int primary key check (id = 1),
  certificate text not null,
  private_key text not null,
  created_at timestamptz not null
);

create table api_tokens (
  token_hash text primary key,
  account_id bigint not null references accounts (id),
  credential_id bigint not null,
  scopes jsonb not null,
  fingerprint text,
  expires_at timestamptz not null,
  foreign key (account_id, credential_id) references api_credentials (account_id, id) on delete cascade
);
create index api_tokens_ends on api_tokens (expires_at);

create table api_requests (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  application_id bigint,
  environment text,
  at timestamptz not null,
  method text not null,
  endpoint text not null,
  path text not null,
  status int not null,
  ms int not null,
  reason text,
  primary key (account_id, id)
);
create index api_requests_at on api_requests (account_id, at, id);
create index api_requests_old on api_requests (at);

create table api_usage (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  application_id bigint not null,
  environment text not null,
  day date not null,
  endpoint text not null,
  success int not null default 0,
  refused int not null default 0,
  failed int not null default 0,
  primary key (account_id, id),
  unique (account_id, application_id, environment, day, endpoint)
);

-- the account in which an account's homologation happens: none of its charges is in a list of production
create table api_worlds (
  account_id bigint primary key references accounts (id),
  world_id bigint not null unique references accounts (id)
);
