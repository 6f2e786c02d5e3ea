-- messages kept to be written on charges again
create table message_templates (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  type text not null check (type in ('banking_billet', 'carnet')),
  name text not null,
  message text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index message_templates_name on message_templates (account_id, type, lower(name));

-- the charge that was issued in the place of this one, once it was over
alter table charges add column reissued_as bigint;

-- a batch is issued part by part: what was asked, for whom it still waits, and by whom
alter table charge_batches
  add column input jsonb,
  add column pending bigint[] not null default '{}',
  add column task_id bigint,
  add column created_by bigint references users (id),
  add column user_name text;
