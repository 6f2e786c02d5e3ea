-- codes that accounts are paid by, and what came in by each
create table pix_qrcodes (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  kind text not null check (kind in ('static', 'dynamic')),
  txid text not null unique,
  key text not null,
  amount bigint check (amount > 0),
  description text not null default '',
  payload text not null,
  expires_at timestamptz,
  created_at timestamptz not null,
  received_count integer not null default 0,
  received_amount bigint not null default 0,
  received_name text,
  received_at timestamptz,
  primary key (account_id, id)
);
create index pix_qrcodes_created on pix_qrcodes (account_id, created_at desc, id desc);
create index pix_qrcodes_amount on pix_qrcodes (account_id, amount, id);
