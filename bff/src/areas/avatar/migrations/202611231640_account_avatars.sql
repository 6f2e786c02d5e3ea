-- the picture of an account, seen by whoever may enter it
create table account_avatars (
  account_id bigint primary key references accounts (id),
  version text not null unique,
  bytes bytea not null,
  type text not null,
  updated_at timestamptz not null
);
alter table accounts add column avatar text;
