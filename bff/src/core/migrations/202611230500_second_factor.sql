-- each lets its person in once where the authenticator is lost
create table recovery_codes (
  user_id bigint not null references users (id),
  code_hash text not null,
  primary key (user_id, code_hash)
);

-- a secret shown and not yet proved to be in an authenticator
create table second_factor_pending (
  user_id bigint primary key references users (id),
  secret text not null,
  expires_at timestamptz not null
);
