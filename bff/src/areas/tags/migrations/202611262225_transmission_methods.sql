-- how billets of a tag reach their payer: 1 e-mail, 2 SMS, 3 WhatsApp; null where the tag says nothing of it
alter table tags add column transmission_method_id smallint check (transmission_method_id between 1 and 3);
