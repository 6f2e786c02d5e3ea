-- what an account chose of its billing settings, by part; a part that was never saved is as the bank has it
create table billing_settings (
  account_id bigint not null references accounts (id),
  part text not null check (part in ('display', 'billet', 'carnet', 'communication', 'card')),
  value jsonb not null,
  updated_at timestamptz not null,
  primary key (account_id, part)
);

create table billing_logos (
  account_id bigint primary key references accounts (id),
  bytes bytea not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  width integer not null,
  height integer not null,
  updated_at timestamptz not null
);

create table billing_emails (
  account_id bigint not null references accounts (id),
  moment text not null check (moment in ('issued', 'due-soon', 'due-today', 'overdue', 'paid')),
  subject text not null,
  body text not null,
  updated_at timestamptz not null,
  primary key (account_id, moment)
);
