-- how often an application has statement files made of an account, one schedule a period
create table cnab_statement_schedules (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  period text not null check (period in ('day', 'week', 'month')),
  is_active boolean not null default true,
  by_mail boolean not null,
  is_zipped boolean not null,
  -- to whom its files are e-mailed: whoever made the application
  user_id bigint not null references users (id),
  -- last day that has a file, or is to have none
  closed_on date not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, period)
);

-- statement files that schedules made; their bytes are made from the ledger when they are asked for
create table cnab_statement_files (
  account_id bigint not null references accounts (id),
  name text not null,
  first_day date not null,
  last_day date not null,
  is_zipped boolean not null,
  created_at timestamptz not null,
  primary key (account_id, name)
);
create index cnab_statement_files_last on cnab_statement_files (account_id, last_day, name);
