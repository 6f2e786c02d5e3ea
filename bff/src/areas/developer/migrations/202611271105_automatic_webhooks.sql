-- where changes of recurrences of Pix automático, and of their charges, are told
create table pix_automatic_webhooks (
  account_id bigint not null references accounts (id),
  kind text not null check (kind in ('rec', 'cobr')),
  url text not null,
  created_at timestamptz not null,
  primary key (account_id, kind)
);
