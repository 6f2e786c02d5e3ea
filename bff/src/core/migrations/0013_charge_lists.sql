-- Each order a list of billets can have, within a status: any page of any order is read from one of these alone (docs/adr/0006).
drop index charges_filed;
create index charges_listed on charges (account_id, filed, id) where payment_method = 'banking_billet';
create index charges_by_id on charges (account_id, filed, status, id) include (value, expire_at, created_at, paid_at) where payment_method = 'banking_billet';
create index charges_by_value on charges (account_id, filed, status, value, id) include (expire_at, created_at, paid_at) where payment_method = 'banking_billet';
create index charges_by_due on charges (account_id, filed, status, expire_at, id) include (value, created_at, paid_at) where payment_method = 'banking_billet';
create index charges_by_issued on charges (account_id, filed, status, created_at, id) include (value, expire_at, paid_at) where payment_method = 'banking_billet';
-- not paid comes last both ways, so each way has its own
create index charges_by_paid on charges (account_id, filed, status, paid_at, id) include (value, expire_at, created_at) where payment_method = 'banking_billet';
create index charges_by_paid_last on charges (account_id, filed, status, paid_at desc nulls last, id desc) include (value, expire_at, created_at) where payment_method = 'banking_billet';
create index charges_by_name on charges (account_id, filed, status, search, id) include (value, expire_at, created_at, paid_at) where payment_method = 'banking_billet';
create index charges_by_customer on charges (account_id, customer_id, id) where customer_id is not null;
-- what each payer owes
create index charges_owed on charges (account_id, customer_document) include (value) where status in ('new', 'waiting', 'unpaid');
create index charge_tags_tag on charge_tags (account_id, tag_id, charge_id);

create extension if not exists btree_gin;
create extension if not exists pg_trgm;
create index charges_search on charges using gin (account_id, search gin_trgm_ops);

-- lists read indexes alone where the rows behind them were vacuumed
alter table charges set (autovacuum_vacuum_scale_factor = 0.02, autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_analyze_scale_factor = 0.02);
alter table charge_counts set (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 5000);
