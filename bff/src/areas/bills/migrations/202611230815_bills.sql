-- one row a bill that somebody pays: held while it is decided, so that of two at once only one is paid
create table bill_codes (
  bars text primary key
);
create index money_operations_bill on money_operations ((details ->> 'bars')) where details ? 'bars';
