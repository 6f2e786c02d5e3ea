-- the orders of the list of charges of every kind
create index receivables_by_name on charges (account_id, search, id);
create index receivables_by_value on charges (account_id, value, id);
create index receivables_by_due on charges (account_id, expire_at, id);
create index receivables_by_paid on charges (account_id, paid_at, id);
create index receivables_by_created on charges (account_id, created_at, id);
