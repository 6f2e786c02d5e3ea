-- where payers' banks read a recurrence's terms; an application makes it before the recurrence, or it is made with it
create table pix_collection_locations (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  token text not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, token)
);
create index pix_collection_locations_created on pix_collection_locations (account_id, created_at, id);

alter table pix_collections add column object text;
-- null: it has none any more, and no code
alter table pix_collections add column location_id bigint;
-- of the Pix charge that is paid with the authorisation
alter table pix_collections add column txid text;
-- an application charges its cycles, the bank does not
alter table pix_collections add column by_api boolean not null default false;
alter table pix_collections add foreign key (account_id, location_id) references pix_collection_locations (account_id, id);
create unique index pix_collections_location on pix_collections (account_id, location_id);
insert into pix_collection_locations (account_id, token, created_at) select account_id, recurrence, created_at from pix_collections;
update pix_collections c set location_id = l.id
  from pix_collection_locations l where l.account_id = c.account_id and l.token = c.recurrence;

-- requests for confirmation of a recurrence (journey 1), of which the last is the recurrence's own
create table pix_collection_requests (
  account_id bigint not null,
  id bigint generated always as identity,
  request text not null,
  collection_id bigint not null,
  account jsonb not null,
  expires_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  received_at timestamptz,
  ended_at timestamptz,
  -- null: as the recurrence says
  ended_state text check (ended_state in ('ACEITA', 'REJEITADA', 'EXPIRADA', 'CANCELADA')),
  primary key (account_id, id),
  unique (account_id, request),
  foreign key (account_id, collection_id) references pix_collections (account_id, id)
);
create index pix_collection_requests_of on pix_collection_requests (account_id, collection_id, id);
create index pix_collection_requests_open on pix_collection_requests (account_id, collection_id) where ended_state is null;

alter table pix_collection_charges add column txid text not null default replace(gen_random_uuid()::text, '-', '');
-- what an application said of it besides
alter table pix_collection_charges add column said jsonb;
alter table pix_collection_charges add column active_at timestamptz;
alter table pix_collection_charges add column ended_at timestamptz;
create unique index pix_collection_charges_txid on pix_collection_charges (account_id, txid);
create index pix_collection_charges_created on pix_collection_charges (account_id, created_at, id);

alter table pix_collection_attempts add column created_at timestamptz;
alter table pix_collection_attempts add column scheduled_at timestamptz;
alter table pix_collection_attempts add column ended_at timestamptz;
