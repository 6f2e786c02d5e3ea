-- unused since 0.2.0: keys over all accounts
alter table deposit_payments drop constraint deposit_payments_pkey, add primary key (account_id, event_id);
