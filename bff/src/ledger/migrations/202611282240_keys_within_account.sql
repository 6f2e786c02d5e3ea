-- unused since 0.2.0: keys over all accounts
alter table ledger_reservations drop constraint ledger_reservations_pkey, add primary key (account_id, key);
