-- the word a person signs with: five letters, salted and hashed
create table signatures (
  user_id bigint primary key references users (id),
  word_hash text not null,
  changed_at timestamptz not null default now()
);

-- a letter substitution waiting for its answer; gone once answered
create table signature_challenges (
  account_id bigint not null references accounts (id),
  token_hash text not null,
  user_id bigint not null references users (id),
  -- what is signed and the hash of its bound values; null: a call that binds none
  call text,
  bound_hash text,
  -- what A, B, C … are sent as
  letters text not null,
  expires_at timestamptz not null,
  primary key (account_id, token_hash)
);
create index signature_challenges_expire on signature_challenges (expires_at);

-- an operation shown on a person's trusted device, and what they said
create table device_approvals (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  token_hash text not null,
  call text not null,
  bound_hash text not null,
  summary text not null,
  -- [{ label, value }], as shown
  lines jsonb not null,
  status text not null default 'pending' check (status in ('pending', 'approved', 'refused', 'used')),
  device_id bigint,
  created_at timestamptz not null default now(),
  expires_at timestamptz not null,
  primary key (account_id, id)
);
create unique index device_approvals_token on device_approvals (account_id, token_hash);
create index device_approvals_person on device_approvals (user_id, id desc);
create index device_approvals_expire on device_approvals (expires_at);
