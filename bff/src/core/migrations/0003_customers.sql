create table customer_groups (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  primary key (account_id, id)
);
create unique index customer_groups_name on customer_groups (account_id, lower(name));

create table customers (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  person_type text not null check (person_type in ('F', 'J')),
  name text not null,
  document text not null,
  phones text[] not null default '{}',
  emails text[] not null default '{}',
  address jsonb,
  groups bigint[] not null default '{}',
  birthday date,
  note text,
  customer_code text,
  -- name, document, e-mails and code, lower case without accents
  search text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  deleted_at timestamptz,
  primary key (account_id, id)
);
create unique index customers_document on customers (account_id, document) where deleted_at is null;
-- search begins with the name, so it also sorts by it as people expect: accents and case aside
create index customers_name on customers (account_id, search, id) where deleted_at is null;
