-- the picture of a person; another version, another address
create table avatars (
  user_id bigint primary key references users (id),
  version text not null,
  bytes bytea not null,
  type text not null,
  updated_at timestamptz not null
);
