-- Reports that are made by themselves, each week or month, of the one that ended; who asked is told by e-mail.
create table report_schedules (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  type text not null check (type in ('issued', 'received', 'owed')),
  format text not null check (format in ('xlsx', 'csv')),
  every text not null check (every in ('week', 'month')),
  -- the São Paulo day on which the next is made
  next_on date not null,
  user_id bigint not null references users (id),
  user_name text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index report_schedules_due on report_schedules (next_on);
