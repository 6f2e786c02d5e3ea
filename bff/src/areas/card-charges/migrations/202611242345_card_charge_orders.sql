-- the orders of the grid
create index card_charges_by_name on charges (account_id, filed, search, id) where payment_method = 'credit_card';
create index card_charges_by_value on charges (account_id, filed, value, id) where payment_method = 'credit_card';
create index card_charges_by_created on charges (account_id, filed, created_at, id) where payment_method = 'credit_card';
create index card_charges_by_paid on charges (account_id, filed, paid_at, id) where payment_method = 'credit_card';
create index card_charges_by_status on charges (account_id, filed, status, id) where payment_method = 'credit_card';
