-- a spreadsheet of charges: looked over, then issued; forgotten after a day where it was not, else after thirty
create table charge_sheets (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  -- as the charges' histories tell it
  user_name text not null,
  kind text not null,
  file_name text not null,
  status text not null default 'draft' check (status in ('draft', 'running', 'done')),
  -- titles of the columns, and what each holds
  titles jsonb not null,
  fields jsonb not null,
  total integer not null,
  -- of its cells: the same rows sent again are told
  content_hash text not null,
  task_id bigint,
  created_at timestamptz not null default now(),
  started_at timestamptz,
  ended_at timestamptz,
  primary key (account_id, id)
);
create index charge_sheets_created on charge_sheets (created_at);

create table charge_sheet_rows (
  account_id bigint not null,
  import_id bigint not null,
  -- in the spreadsheet
  line integer not null,
  cells jsonb not null,
  state text not null default 'refused' check (state in ('ready', 'issued', 'refused')),
  faults jsonb not null default '[]',
  -- integer cents of its billets, and how many they are
  value bigint,
  charges integer not null default 0,
  customer text,
  is_new boolean not null default false,
  -- the charge that was issued of it, in the same transaction
  issued_id bigint,
  primary key (account_id, import_id, line),
  foreign key (account_id, import_id) references charge_sheets (account_id, id) on delete cascade,
  check ((state = 'issued') = (issued_id is not null))
);

-- what a user's columns of a kind held the last time, by their titles
create table charge_sheet_mappings (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  kind text not null,
  fields jsonb not null,
  primary key (account_id, user_id, kind)
);
