-- accounts whose accountant gets the pack of each month by e-mail, and the last month that was sent
create table accountant_mails (
  account_id bigint primary key references accounts (id),
  email text not null,
  last_month text not null,
  asked_by text not null,
  asked_at timestamptz not null
);
create index accountant_mails_due on accountant_mails (last_month);

-- packs that were sent: a link of the e-mail opens one until it lapses, and is known by its hash alone
create table accountant_packs (
  account_id bigint not null references accounts (id),
  month text not null,
  token_hash text not null unique,
  file bytea not null,
  expires_at timestamptz not null,
  primary key (account_id, month)
);
create index accountant_packs_lapsed on accountant_packs (expires_at);
