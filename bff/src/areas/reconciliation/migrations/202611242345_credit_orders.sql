-- the orders of the inbox
create index reconciliation_by_amount on reconciliation_credits (account_id, amount, id);
create index reconciliation_by_name on reconciliation_credits (account_id, search, id);
