-- how Pix charges of the public API are shared; each revision is a row that never changes
create table pix_split_configs (
  account_id bigint not null references accounts (id),
  -- what the application calls it
  code text not null,
  revision integer not null,
  description text not null,
  -- the charge that it was made for, where one was named
  txid text,
  -- who bears the bank's fee: the issuer, or all in proportion
  fee_payer text not null check (fee_payer in ('issuer', 'all')),
  type text not null check (type in ('currency', 'percentage')),
  -- the issuer's own part: integer cents, or percent × 100
  own bigint not null check (own >= 0),
  -- [{ payee_id, account, value }]
  parts jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, code, revision)
);

-- the charges that are shared, each by the revision that it was checked against
create table pix_split_links (
  account_id bigint not null,
  code_id bigint not null,
  config text not null,
  revision integer not null,
  created_at timestamptz not null,
  -- when its payment was shared
  paid_at timestamptz,
  primary key (account_id, code_id),
  foreign key (account_id, code_id) references pix_qrcodes (account_id, id) on delete cascade,
  foreign key (account_id, config, revision) references pix_split_configs (account_id, code, revision)
);
create index pix_split_links_config on pix_split_links (account_id, config, revision);

-- what came in may be a part of a Pix charge, which is no row of charges
alter table split_payments alter column charge_id drop not null, add column code_id bigint;
