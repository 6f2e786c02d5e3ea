-- charges of Pix automático stand in one list with charges, so that their ids come from one sequence
alter table pix_collection_attempts drop constraint pix_collection_attempts_account_id_charge_id_fkey;
alter table pix_collection_attempts add constraint pix_collection_attempts_account_id_charge_id_fkey
  foreign key (account_id, charge_id) references pix_collection_charges (account_id, id) on update cascade;
alter table pix_collection_charges alter column id drop identity;
alter table pix_collection_charges alter column id set default nextval(pg_get_serial_sequence('charges', 'id'));
select setval(pg_get_serial_sequence('charges', 'id'),
  greatest((select max(id) from charges), (select max(id) from pix_collection_charges), 1));
update pix_collection_charges set id = nextval(pg_get_serial_sequence('charges', 'id'));

-- the earliest moment at which an older one can have been made
alter table pix_collection_charges add column created_at timestamptz;
update pix_collection_charges c
  set created_at = greatest(p.created_at, (c.day - 10)::timestamp at time zone 'America/Sao_Paulo')
  from pix_collections p where p.account_id = c.account_id and p.id = c.collection_id;
alter table pix_collection_charges alter column created_at set not null;

update pix_received r set kind = 'pix-automatic-received'
  from pix_collection_attempts a
  where a.account_id = r.account_id and a.end_to_end = r.end_to_end and a.state = 'PAGA';

create or replace view receivables as
select account_id, id, kind, payment_method, customer_id, customer_name, customer_document, customer_email, status, value, paid_value, fee,
  expire_at, created_at, paid_at, filed, search, carnet_id, link_id, subscription_id, null::bigint as collection_id
from charges
union all
select c.account_id, c.id, 'pix_automatic', 'pix', null, p.payer_name, p.payer_document, null,
  case c.state when 'CONCLUIDA' then 'paid' when 'CANCELADA' then 'canceled' when 'CRIADA' then 'waiting' when 'ATIVA' then 'waiting'
    else 'expired' end,
  c.amount, case when c.state = 'CONCLUIDA' then c.amount end, 0::bigint,
  c.day, c.created_at, c.paid_at, p.filed, p.search, null, null, null, p.id
from pix_collection_charges c join pix_collections p on p.account_id = c.account_id and p.id = c.collection_id;
