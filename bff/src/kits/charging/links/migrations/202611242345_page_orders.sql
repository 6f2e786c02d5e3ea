-- the orders of the grids of links and of buttons
create index payment_pages_by_name on payment_pages (account_id, kind, filed, search, id);
create index payment_pages_by_value on payment_pages (account_id, kind, filed, value, id);
create index payment_pages_by_views on payment_pages (account_id, kind, filed, views, id);
create index payment_pages_by_paid on payment_pages (account_id, kind, filed, paid, id);
create index payment_pages_by_created on payment_pages (account_id, kind, filed, created_at, id);
