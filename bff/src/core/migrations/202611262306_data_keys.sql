-- the key of hashes and seals, sealed under each BALCAO_SECRET that is valid: the secret changes, the key stays
create table data_keys (
  secret_name text primary key,
  sealed text not null,
  created_at timestamptz not null default clock_timestamp()
);
