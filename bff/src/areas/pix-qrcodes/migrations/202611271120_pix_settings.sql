-- what an account's applications set of its Pix: what each key receives, and what its webhook tells
create table pix_settings (
  account_id bigint primary key references accounts (id),
  -- as the Pix API writes it: { receberSemChave, chaves }
  settings jsonb not null,
  updated_at timestamptz not null
);
