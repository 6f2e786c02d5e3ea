-- the beginning of what the receiver answered
alter table webhook_deliveries add column last_answer text;
create index webhook_deliveries_created on webhook_deliveries (account_id, created_at, id);

-- how often the secret of an account's webhooks was replaced; until then the one before signs too
create table webhook_secrets (
  account_id bigint primary key references accounts (id),
  version int not null,
  old_until timestamptz not null
);

-- the certificates that applications signed in with, and what they lacked
create table api_handshakes (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  application_id bigint not null,
  environment text not null check (environment in ('fortunus', 'production', 'homologation')),
  at timestamptz not null,
  fault text check (fault in ('none-sent', 'untrusted', 'unknown', 'other-environment', 'revoked', 'expired', 'other-token')),
  fingerprint text,
  primary key (account_id, id),
  foreign key (account_id, application_id) references api_applications (account_id, id)
);
create index api_handshakes_latest on api_handshakes (account_id, application_id, environment, id);
create index api_handshakes_old on api_handshakes (at);

-- applications whose people were told on a day that its quota is nearly used
create table api_quota_warnings (
  account_id bigint not null references accounts (id),
  application_id bigint not null,
  day date not null,
  primary key (account_id, application_id, day),
  foreign key (account_id, application_id) references api_applications (account_id, id)
);
create index api_quota_warnings_old on api_quota_warnings (day);
