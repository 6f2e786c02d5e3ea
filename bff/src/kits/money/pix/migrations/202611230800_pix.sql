-- keys of this bank's accounts; the directory has each key once
create table pix_keys (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  type text not null check (type in ('cpf', 'cnpj', 'phone', 'email', 'random')),
  key text not null,
  -- ported: taken to another bank by its holder; claimed: taken by another holder
  state text not null check (state in ('active', 'removed', 'ported', 'claimed')),
  created_at timestamptz not null,
  owned_since timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, id)
);
create unique index pix_keys_directory on pix_keys (key) where state = 'active';
create index pix_keys_account on pix_keys (account_id, created_at, id) where state = 'active';

-- keys of other banks in the sandbox's directory; a null entry is a key of nobody
create table sandbox_pix_keys (
  key text primary key,
  entry jsonb,
  owned_since timestamptz not null
);

-- Pix that came in; ids are of one row of numbers with the Pix that go out, so that a number names one of the two
create table pix_received (
  account_id bigint not null references accounts (id),
  id bigint not null default nextval(pg_get_serial_sequence('money_operations', 'id')),
  end_to_end text not null,
  txid text,
  key text,
  amount bigint not null check (amount > 0),
  payer_name text not null,
  payer_document text,
  payer_ispb text not null,
  payer_bank text not null,
  payer_branch text,
  payer_account text,
  message text not null default '',
  received_at timestamptz not null,
  -- given back so far
  refunded bigint not null default 0 check (refunded >= 0 and refunded <= amount),
  -- the charge it paid
  charge_id bigint,
  primary key (account_id, id)
);
create unique index pix_received_once on pix_received (account_id, end_to_end);
create index pix_received_at on pix_received (account_id, received_at desc, id desc);
create index pix_received_txid on pix_received (account_id, txid) where txid is not null;
