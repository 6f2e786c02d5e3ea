-- A notification alone is told to whoever connects after it was left, as every other change of the account is (docs/adr/0008).
select watch_changes('notifications');
