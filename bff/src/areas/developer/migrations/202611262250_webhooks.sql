-- where received and sent Pix of a key are told
create table pix_webhooks (
  account_id bigint not null references accounts (id),
  key text not null,
  url text not null,
  created_at timestamptz not null,
  primary key (account_id, key)
);

-- what is told to other people's servers, until it was taken or given up
create table webhook_deliveries (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- what it tells: a kind, and which one of it
  topic text not null,
  subject text not null,
  url text not null,
  content_type text not null,
  body text not null,
  created_at timestamptz not null,
  tries int not null default 0,
  -- null: delivered or given up
  next_at timestamptz,
  -- a process is delivering it until then
  leased_until timestamptz,
  delivered_at timestamptz,
  last_at timestamptz,
  last_status int,
  last_error text,
  primary key (account_id, id)
);
create index webhook_deliveries_due on webhook_deliveries (next_at) where next_at is not null;
create index webhook_deliveries_subject on webhook_deliveries (account_id, topic, subject);
create index webhook_deliveries_lane on webhook_deliveries (account_id, url) where leased_until is not null;
