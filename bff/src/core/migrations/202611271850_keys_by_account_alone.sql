-- the log's rows are found by account and number; one of nobody's account has its place in the chain
drop index audit_log_account;
alter table audit_log drop constraint audit_log_pkey;
alter table memberships drop constraint memberships_passkey_key;
