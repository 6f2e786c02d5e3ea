-- what a line of the statement is looked for by, where the posting says it
alter table ledger_transactions add column protocol text;
alter table ledger_transactions add column pix_key text;
alter table ledger_transactions add column counterpart jsonb;
create index ledger_transactions_protocol on ledger_transactions (protocol) where protocol is not null;
