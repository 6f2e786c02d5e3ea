-- browsers that a person has signed in with, each known by a cookie of its own
create table known_devices (
  user_id bigint not null references users (id),
  token_hash text not null,
  created_at timestamptz not null default now(),
  primary key (user_id, token_hash)
);
