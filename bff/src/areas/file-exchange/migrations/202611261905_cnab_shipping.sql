-- a shipping file: looked over, then done; forgotten after a day where it was not
create table cnab_shipping_files (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  -- as the charges' histories tell it
  user_name text not null,
  file_name text not null,
  layout text not null check (layout in ('cnab240', 'cnab400')),
  -- the company's own, of the header
  file_number integer not null,
  content_hash text not null,
  status text not null default 'draft' check (status in ('draft', 'running', 'done')),
  total integer not null,
  done integer not null default 0,
  refused integer not null default 0,
  -- integer cents of the titles not refused
  value bigint not null default 0,
  task_id bigint,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  primary key (account_id, id)
);
-- no file is done twice, by its content and by its number
create unique index cnab_shipping_content on cnab_shipping_files (account_id, content_hash) where status <> 'draft';
create unique index cnab_shipping_number on cnab_shipping_files (account_id, file_number) where status <> 'draft';
create index cnab_shipping_drafts on cnab_shipping_files (created_at) where status = 'draft';
create index cnab_shipping_ended on cnab_shipping_files (account_id, ended_at);

create table cnab_shipping_rows (
  account_id bigint not null,
  shipping_id bigint not null,
  -- the first of the title's lines
  line integer not null,
  text text not null,
  movement text not null,
  our_number bigint,
  value bigint not null,
  state text not null default 'refused' check (state in ('ready', 'done', 'refused')),
  faults jsonb not null default '[]',
  payer text not null default '',
  document text not null default '',
  is_new boolean not null default false,
  -- what was issued or changed, in the same transaction
  charge_id bigint,
  primary key (account_id, shipping_id, line),
  foreign key (account_id, shipping_id) references cnab_shipping_files (account_id, id) on delete cascade,
  check ((state = 'done') = (charge_id is not null))
);
