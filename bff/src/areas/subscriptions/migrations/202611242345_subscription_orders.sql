-- the orders of the grid of subscriptions, and of that of their charges
create index subscriptions_by_name on subscriptions (account_id, search, id);
create index subscriptions_by_value on subscriptions (account_id, value, id);
create index subscriptions_by_due on subscriptions (account_id, next_expire_at, id);
create index subscriptions_by_created on subscriptions (account_id, created_at, id);
create index subscriptions_by_status on subscriptions (account_id, status, id);
create index subscription_charges_by_name on charges (account_id, filed, search, id) where subscription_id is not null;
create index subscription_charges_by_value on charges (account_id, filed, value, id) where subscription_id is not null;
create index subscription_charges_by_due on charges (account_id, filed, expire_at, id) where subscription_id is not null;
create index subscription_charges_by_created on charges (account_id, filed, created_at, id) where subscription_id is not null;
