-- the orders of the grid of what came in
create index split_payments_by_value on split_payments (account_id, value, id);
