create table notifications (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  type text not null,
  content text not null,
  params jsonb not null default '{}',
  read_at timestamptz,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index notifications_user on notifications (account_id, user_id, id desc);
