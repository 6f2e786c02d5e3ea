-- lots of charges with a due day that applications ask for, made in the background
create table pix_lots (
  account_id bigint not null references accounts (id),
  -- the application's own
  id bigint not null,
  description text,
  -- of the body that it was asked for with
  hash text not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index pix_lots_created on pix_lots (account_id, created_at, id);

create table pix_lot_items (
  account_id bigint not null,
  lot_id bigint not null,
  place integer not null,
  txid text not null,
  status text not null check (status in ('waiting', 'made', 'refused')),
  -- whether its charge was made by this lot
  is_made boolean not null default false,
  -- what is asked for and not done yet
  asked jsonb,
  problem jsonb,
  made_at timestamptz,
  primary key (account_id, lot_id, place),
  unique (account_id, lot_id, txid),
  foreign key (account_id, lot_id) references pix_lots (account_id, id)
);
create index pix_lot_items_waiting on pix_lot_items (account_id, lot_id, place) where status = 'waiting';
