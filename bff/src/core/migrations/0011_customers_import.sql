-- a spreadsheet of customers on its way in; forgotten after a day
create table customer_imports (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  file_name text not null,
  status text not null default 'draft' check (status in ('draft', 'running', 'done')),
  -- titles of the columns, and what each holds
  titles jsonb not null,
  fields jsonb not null,
  duplicates text not null check (duplicates in ('update', 'skip')),
  total integer not null,
  task_id bigint,
  created integer not null default 0,
  updated integer not null default 0,
  skipped integer not null default 0,
  created_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index customer_imports_created on customer_imports (created_at);

create table customer_import_rows (
  account_id bigint not null,
  import_id bigint not null,
  -- in the spreadsheet
  line integer not null,
  cells jsonb not null,
  state text not null default 'refused' check (state in ('new', 'known', 'refused')),
  faults jsonb not null default '[]',
  primary key (account_id, import_id, line),
  foreign key (account_id, import_id) references customer_imports (account_id, id) on delete cascade
);

-- what a user's columns held the last time, by their titles
create table customer_import_mappings (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  fields jsonb not null,
  primary key (account_id, user_id)
);
