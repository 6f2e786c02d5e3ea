-- pictures that tell why a higher limit is asked for; without a request yet: sent, and the request not signed
create table limit_attachments (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  request_id bigint,
  bytes bytea not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  sent_by bigint not null,
  sent_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, request_id) references limit_requests (account_id, id)
);
create index limit_attachments_request on limit_attachments (account_id, request_id);
