-- A book of billets, one a month. Its parcels are charges that name it; what they add up to is kept here by the database.
create table carnets (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  status text not null default 'up_to_date' check (status in ('up_to_date', 'unpaid', 'finished')),
  customer_name text not null,
  customer_document text not null,
  customer_email text,
  parcels integer not null check (parcels between 2 and 24),
  paid_parcels integer not null default 0,
  overdue_parcels integer not null default 0,
  -- integer cents
  value bigint not null check (value > 0),
  open_value bigint not null default 0,
  paid_value bigint not null default 0,
  first_due date not null,
  next_due date,
  message text,
  note text,
  filed boolean not null default false,
  fingerprint text not null,
  search text not null,
  created_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index carnets_id on carnets (id);
create index carnets_filed on carnets (account_id, filed, id desc);
create index carnets_payer on carnets (account_id, customer_document, id desc);

create table carnet_histories (
  account_id bigint not null,
  id bigint generated always as identity,
  carnet_id bigint not null,
  message text not null,
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, carnet_id) references carnets (account_id, id) on delete cascade
);
create index carnet_histories_carnet on carnet_histories (account_id, carnet_id);

create table carnet_tags (
  account_id bigint not null,
  carnet_id bigint not null,
  tag_id bigint not null,
  primary key (account_id, carnet_id, tag_id),
  foreign key (account_id, carnet_id) references carnets (account_id, id) on delete cascade,
  foreign key (account_id, tag_id) references tags (account_id, id)
);

/* The carnet is locked before its parcels are added up: of two parcels paid at once, the second sees the first. */
create function carnet_follows() returns trigger language plpgsql as $$
begin
  perform 1 from carnets where account_id = new.account_id and id = new.carnet_id for update;
  update carnets k set
    paid_parcels = s.paid, overdue_parcels = s.overdue, open_value = s.open_value, paid_value = s.paid_value, next_due = s.next_due,
    status = case when s.overdue > 0 then 'unpaid' when s.open = 0 then 'finished' else 'up_to_date' end,
    updated_at = new.updated_at
  from (
    select
      count(*) filter (where status in ('paid', 'settled', 'identified')) as paid,
      count(*) filter (where status = 'unpaid') as overdue,
      count(*) filter (where status in ('new', 'waiting', 'unpaid')) as open,
      coalesce(sum(value) filter (where status in ('new', 'waiting', 'unpaid')), 0) as open_value,
      coalesce(sum(coalesce(paid_value, value)) filter (where status in ('paid', 'settled', 'identified')), 0) as paid_value,
      min(expire_at) filter (where status in ('new', 'waiting', 'unpaid')) as next_due
    from charges where account_id = new.account_id and carnet_id = new.carnet_id
  ) as s
  where k.account_id = new.account_id and k.id = new.carnet_id;
  return null;
end $$;
create trigger carnet_follows_new after insert on charges for each row when (new.carnet_id is not null) execute function carnet_follows();
create trigger carnet_follows_changed after update of status, expire_at, paid_value on charges for each row when (new.carnet_id is not null) execute function carnet_follows();
