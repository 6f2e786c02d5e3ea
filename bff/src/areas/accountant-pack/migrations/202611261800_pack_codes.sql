-- a link opens its pack with a code that is sent to the address the link went to; packs whose address is not known open no more
alter table accountant_packs
  add column email text,
  add column code_hash text,
  add column code_until timestamptz,
  add column code_tries int not null default 0,
  add column codes_sent int not null default 0,
  add column code_sent_at timestamptz;
update accountant_packs p set email = m.email from accountant_mails m where m.account_id = p.account_id;
