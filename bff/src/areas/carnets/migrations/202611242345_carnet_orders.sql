-- the orders of the grid
create index carnets_by_name on carnets (account_id, filed, search, id);
create index carnets_by_value on carnets (account_id, filed, value, id);
create index carnets_by_due on carnets (account_id, filed, next_due, id);
create index carnets_by_created on carnets (account_id, filed, created_at, id);
create index carnets_by_status on carnets (account_id, filed, status, id);
