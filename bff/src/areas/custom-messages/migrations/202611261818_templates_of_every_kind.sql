-- every kind of charge has message templates of its own
alter table message_templates drop constraint message_templates_type_check;
alter table message_templates add constraint message_templates_type_check
  check (type in ('banking_billet', 'carnet', 'subscription', 'credit_card', 'link'));
