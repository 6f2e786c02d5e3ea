-- a key is of one payment, and so of one payee
create unique index split_payments_key on split_payments (account_id, key);
alter table split_payments drop constraint split_payments_key_key;
