-- unused since 0.2.0: keys over all accounts
drop index charges_txid;
create unique index charges_txid on charges (account_id, txid) where txid is not null;
alter table billet_payments drop constraint billet_payments_pkey, add primary key (account_id, event_id);
alter table idempotency_keys drop constraint idempotency_keys_pkey, add primary key (account_id, key);
