-- presentations of an account to a person
create table onboardings (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  name text not null check (name in ('modality_you', 'modality_pro', 'modality_corporation')),
  seen_at timestamptz,
  primary key (account_id, id),
  unique (account_id, user_id, name)
);
