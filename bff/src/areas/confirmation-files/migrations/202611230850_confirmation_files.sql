-- The payments of billets that came in on one São Paulo day, as one file of the account.
create table confirmation_files (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  day date not null,
  payments integer not null,
  -- integer cents
  value bigint not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index confirmation_files_day on confirmation_files (account_id, day);
