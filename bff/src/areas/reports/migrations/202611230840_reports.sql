-- Reports asked for; the file is the task's, which is cleared away after a day.
create table reports (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  type text not null check (type in ('issued', 'received', 'owed')),
  first_day date not null,
  last_day date not null,
  columns text[] not null,
  format text not null check (format in ('xlsx', 'csv')),
  count integer not null,
  task_id bigint not null,
  user_id bigint not null references users (id),
  user_name text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
