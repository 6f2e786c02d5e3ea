-- what applications of the public API call the Pix that they sent: one Pix for one id
create table pix_sends (
  account_id bigint not null references accounts (id),
  send_id text not null,
  -- of the request, so that another one with the id is told from a repetition
  hash text not null,
  operation_id bigint,
  primary key (account_id, send_id)
);
create unique index pix_sends_operation on pix_sends (account_id, operation_id);
