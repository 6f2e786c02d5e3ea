-- the phone that a subscription's charges tell, where it is another than the customer's
alter table subscriptions add column customer_phone text;
