-- what a person approves operations on; a revoked one stays for the trust centre
create table devices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users (id),
  name text not null,
  created_at timestamptz not null default now(),
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index devices_user on devices (user_id) where revoked_at is null;
