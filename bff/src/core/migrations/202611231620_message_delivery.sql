-- the outbox of what leaves the bank: a message of a channel with a carrier is due until it was handed over or given up
alter table sandbox_messages drop constraint sandbox_messages_channel_check;
alter table sandbox_messages
  add constraint sandbox_messages_channel_check check (channel in ('mail', 'sms', 'call', 'push')),
  add column due_at timestamptz,
  add column tries integer not null default 0,
  add column delivered_at timestamptz,
  add column failure text;
create index sandbox_messages_due on sandbox_messages (due_at) where due_at is not null;
