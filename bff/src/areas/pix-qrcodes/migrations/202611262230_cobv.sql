-- addresses that codes of the public API lead to: each may be linked to one charge, and be made before it
create table pix_locations (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('cob', 'cobv')),
  token text not null unique,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create index pix_locations_created on pix_locations (account_id, created_at, id);

alter table pix_qrcodes add column location_id bigint;
alter table pix_qrcodes add foreign key (account_id, location_id) references pix_locations (account_id, id);
create unique index pix_qrcodes_location on pix_qrcodes (account_id, location_id) where location_id is not null;
-- a charge with a due day, whose amount depends on the day on which it is paid
alter table pix_qrcodes add column due_day date;

insert into pix_locations (account_id, id, kind, token, created_at) overriding system value
select account_id, id, 'cob', txid, created_at from pix_qrcodes where cob is not null;
select setval(pg_get_serial_sequence('pix_locations', 'id'), greatest((select max(id) from pix_locations), 1));
update pix_qrcodes set location_id = id where cob is not null;
