-- where what becomes of payments of bills is told
create table bill_webhooks (
  account_id bigint not null references accounts (id),
  url text not null,
  created_at timestamptz not null,
  primary key (account_id, url)
);
