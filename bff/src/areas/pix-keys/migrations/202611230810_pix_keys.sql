-- codes on their way: a phone or an e-mail that is to become a key, or is asked of another bank
create table pix_key_checks (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  type text not null check (type in ('phone', 'email')),
  key text not null,
  purpose text not null check (purpose in ('register', 'portability', 'claim')),
  channel text not null check (channel in ('sms', 'call', 'mail')),
  code_hash text not null,
  sent_at timestamptz not null,
  -- given, or replaced by another of the same key
  ended_at timestamptz,
  primary key (account_id, id)
);
create unique index pix_key_checks_open on pix_key_checks (account_id, key) where ended_at is null;

-- portabilities and claims: a row for each side that banks here, told as one by its number
create table pix_claims (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  number uuid not null,
  kind text not null check (kind in ('portability', 'claim')),
  side text not null check (side in ('claimer', 'donor')),
  type text not null check (type in ('cpf', 'cnpj', 'phone', 'email')),
  key text not null,
  state text not null check (state in ('OPEN', 'WAITING_RESOLUTION', 'CONFIRMED', 'COMPLETED', 'CANCELLED')),
  -- the other side: holder and account, as the directory has them
  other jsonb not null,
  opened_at timestamptz not null,
  answer_by timestamptz not null,
  complete_by timestamptz not null,
  ended_at timestamptz,
  ended_by text check (ended_by in ('claimer', 'donor', 'time')),
  primary key (account_id, id)
);
create unique index pix_claims_number on pix_claims (number, side);
create unique index pix_claims_open on pix_claims (key, side) where ended_at is null;
create index pix_claims_account on pix_claims (account_id, opened_at desc);
create index pix_claims_due on pix_claims (answer_by) where ended_at is null;
