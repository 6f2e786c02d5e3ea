-- A page where anyone pays: behind a link that is sent, or a button of another site. Its payers make charges of it (kind 'link').
create table payment_pages (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('link', 'button')),
  -- what its address ends with: cannot be guessed
  code text not null,
  status text not null default 'active' check (status in ('active', 'paid', 'expired', 'canceled', 'disabled')),
  name text not null,
  items jsonb not null,
  -- integer cents
  shipping bigint not null default 0,
  discount bigint not null default 0,
  value bigint not null check (value > 0),
  message text not null,
  payment_method text not null check (payment_method in ('all', 'banking_billet', 'pix')),
  request_delivery_address boolean not null default false,
  single_use boolean not null default false,
  expire_at date,
  label text,
  views integer not null default 0,
  started integer not null default 0,
  paid integer not null default 0,
  paid_value bigint not null default 0,
  note text,
  filed boolean not null default false,
  search text not null,
  created_by bigint references users (id),
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index payment_pages_id on payment_pages (id);
create unique index payment_pages_code on payment_pages (code);
create index payment_pages_filed on payment_pages (account_id, kind, filed, id desc);
create index payment_pages_expire on payment_pages (expire_at) where status = 'active' and expire_at is not null;

create table payment_page_histories (
  account_id bigint not null,
  id bigint generated always as identity,
  page_id bigint not null,
  message text not null,
  user_name text,
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, page_id) references payment_pages (account_id, id) on delete cascade
);
create index payment_page_histories_page on payment_page_histories (account_id, page_id);

create table payment_page_tags (
  account_id bigint not null,
  page_id bigint not null,
  tag_id bigint not null,
  primary key (account_id, page_id, tag_id),
  foreign key (account_id, page_id) references payment_pages (account_id, id) on delete cascade,
  foreign key (account_id, tag_id) references tags (account_id, id)
);

-- the payer's own address of a charge: cannot be guessed either
create table payment_page_charges (
  account_id bigint not null,
  charge_id bigint not null,
  page_id bigint not null,
  code text not null,
  primary key (account_id, charge_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create unique index payment_page_charges_code on payment_page_charges (code);

/* Locked before it is added up: of two charges paid at once, the second sees the first. */
create function payment_page_follows() returns trigger language plpgsql as $$
begin
  perform 1 from payment_pages where account_id = new.account_id and id = new.link_id for update;
  update payment_pages p set
    started = s.started, paid = s.paid, paid_value = s.paid_value,
    status = case when p.status = 'active' and p.single_use and s.paid > 0 then 'paid' else p.status end,
    updated_at = new.updated_at
  from (
    select
      count(*) as started,
      count(*) filter (where status in ('paid', 'settled', 'identified')) as paid,
      coalesce(sum(coalesce(paid_value, value)) filter (where status in ('paid', 'settled', 'identified')), 0) as paid_value
    from charges where account_id = new.account_id and link_id = new.link_id
  ) as s
  where p.account_id = new.account_id and p.id = new.link_id;
  return null;
end $$;
create trigger payment_page_follows_new after insert on charges for each row when (new.link_id is not null) execute function payment_page_follows();
create trigger payment_page_follows_changed after update of status, paid_value on charges for each row when (new.link_id is not null) execute function payment_page_follows();
