-- a day's movements as applications ask for them, made in the background
create table conciliation_reports (
  account_id bigint not null references accounts (id),
  id uuid not null,
  day date not null,
  -- kinds of records that it has, and what more is told of whom
  types jsonb not null,
  extra jsonb not null,
  status text not null check (status in ('waiting', 'running', 'done')),
  file bytea not null default '',
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index conciliation_reports_created on conciliation_reports (created_at);
