alter table dunning_steps drop constraint dunning_steps_channel_check;
alter table dunning_steps add constraint dunning_steps_channel_check check (channel in ('email', 'sms', 'whatsapp'));
