-- a page is found by account and id, or by its code from outside; a charge's code by its page's account
drop index payment_pages_id;
select list_accounts('payment_pages', 'code');

create unique index payment_page_charges_own_code on payment_page_charges (account_id, code);
drop index payment_page_charges_code;
