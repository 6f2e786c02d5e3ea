-- money to be received and received, whatever asked for it; an area whose requests are not in charges replaces the view by one with its own
create view receivables as
select account_id, id, kind, payment_method, customer_id, customer_name, customer_document, customer_email, status, value, paid_value, fee,
  expire_at, created_at, paid_at, filed, search, carnet_id, link_id, subscription_id, null::bigint as collection_id
from charges;
