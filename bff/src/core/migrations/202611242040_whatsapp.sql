-- messages by WhatsApp leave by the outbox as text messages do
alter table sandbox_messages drop constraint sandbox_messages_channel_check;
alter table sandbox_messages
  add constraint sandbox_messages_channel_check check (channel in ('mail', 'sms', 'call', 'push', 'whatsapp'));
