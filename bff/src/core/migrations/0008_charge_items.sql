-- what an account often charges for; a charge copies what it takes from here
create table catalogue_items (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  -- of one unit, integer cents
  value bigint not null check (value > 0),
  -- the name, lower case without accents
  search text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index catalogue_items_name on catalogue_items (account_id, lower(name));
create index catalogue_items_search on catalogue_items (account_id, search, id);

-- every value an item has had, the present one too
create table catalogue_prices (
  account_id bigint not null,
  id bigint generated always as identity,
  item_id bigint not null,
  value bigint not null,
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, item_id) references catalogue_items (account_id, id) on delete cascade
);
create index catalogue_prices_item on catalogue_prices (account_id, item_id, id desc);
