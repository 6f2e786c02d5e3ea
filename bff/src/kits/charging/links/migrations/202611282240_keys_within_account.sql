-- unused since 0.2.0: keys over all accounts
drop index payment_pages_code;
create unique index payment_pages_code on payment_pages (account_id, code);
