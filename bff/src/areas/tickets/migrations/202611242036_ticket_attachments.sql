-- a picture is a message of the conversation
create table ticket_attachments (
  account_id bigint not null,
  id bigint generated always as identity,
  ticket_id bigint not null,
  message_id bigint not null,
  bytes bytea not null,
  type text not null check (type in ('image/png', 'image/jpeg')),
  sent_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, ticket_id) references tickets (account_id, id),
  foreign key (account_id, message_id) references ticket_messages (account_id, id)
);
create index ticket_attachments_ticket on ticket_attachments (account_id, ticket_id, id);
create index ticket_attachments_message on ticket_attachments (account_id, message_id);
