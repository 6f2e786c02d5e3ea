-- what the account of this bank that received a Pix sees of a complaint about it, and says in its defence
alter table pix_complaints
  add column code uuid default gen_random_uuid(),
  add column receiver_account_id bigint references accounts (id),
  add column defence text,
  add column defended_at timestamptz;

update pix_complaints c set receiver_account_id = (o.details ->> 'to')::bigint
from money_operations o
where o.account_id = c.account_id and o.id = c.operation_id and o.kind = 'pix-inside';

create index pix_complaints_received on pix_complaints (receiver_account_id, created_at desc, id desc)
  where receiver_account_id is not null;

-- tokens for look-ups of Pix keys that applications have left, at an instant
create table pix_lookup_buckets (
  account_id bigint not null references accounts (id),
  bucket text not null check (bucket in ('A', 'B')),
  tokens integer not null check (tokens >= 0),
  at timestamptz not null,
  primary key (account_id, bucket)
);

-- look-ups that tokens were drawn for: the same key for the same idEnvio is looked up once
create table pix_lookups (
  account_id bigint not null references accounts (id),
  hash text not null,
  at timestamptz not null,
  primary key (account_id, hash)
);
create index pix_lookups_at on pix_lookups (at);
