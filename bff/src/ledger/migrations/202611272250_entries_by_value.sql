-- a statement sorted by value, or of the lines between two values, reads a page of the index, however many lines there are
create index ledger_entries_value on ledger_entries (account_id, kind, amount, id);
