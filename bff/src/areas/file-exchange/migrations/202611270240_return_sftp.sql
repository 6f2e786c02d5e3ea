-- a company's own SFTP server, to which each new return file of the account goes
create table cnab_sftp_servers (
  account_id bigint primary key references accounts (id),
  host text not null,
  port integer not null check (port between 1 and 65535),
  username text not null,
  folder text not null,
  -- the SHA-256 of the host key that it must show, as OpenSSH writes it
  fingerprint text not null,
  layout text not null check (layout in ('cnab240', 'cnab400')),
  -- the bank's own pair for this account; the private key is sealed
  public_key text not null,
  private_key text not null,
  -- who asked for it: nothing is sent while they may not have the files
  user_id bigint not null references users (id),
  set_at timestamptz not null
);

-- each return file that was to go to the account's server
create table cnab_deliveries (
  account_id bigint not null,
  id bigint generated always as identity,
  file_id bigint not null,
  layout text not null check (layout in ('cnab240', 'cnab400')),
  -- as it is shown: user@host
  target text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- why the last try failed, pt-BR
  fault text,
  created_at timestamptz not null,
  tried_at timestamptz,
  primary key (account_id, id),
  foreign key (account_id, file_id) references cnab_return_files (account_id, id)
);
create index cnab_deliveries_created on cnab_deliveries (account_id, created_at, id);
create index cnab_deliveries_file on cnab_deliveries (account_id, file_id);
