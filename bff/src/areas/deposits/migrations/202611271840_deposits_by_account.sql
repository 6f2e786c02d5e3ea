-- no look-up is by it alone
create unique index deposits_protocol on deposits (account_id, protocol);
alter table deposits drop constraint deposits_protocol_key;
