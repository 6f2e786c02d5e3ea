-- what somebody told and accepted as an account was opened or upgraded
create table account_openings (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  modality text not null,
  revenue int,
  consents jsonb,
  read_at text,
  at timestamptz not null,
  primary key (account_id, id)
);

-- documents of companies whose owner the registry could not confirm, each with its ticket
create table account_owner_documents (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  ticket_id bigint not null,
  cnpj text not null,
  bytes bytea not null,
  type text not null,
  sent_at timestamptz not null,
  primary key (account_id, id)
);
