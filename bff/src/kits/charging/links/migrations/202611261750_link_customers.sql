-- A page may take any mix of ways to pay, and be for one customer: a payer with that document is that customer.
alter table payment_pages drop constraint payment_pages_payment_method_check;
alter table payment_pages add constraint payment_pages_payment_method_check check (payment_method in (
  'all', 'banking_billet', 'pix', 'credit_card', 'pix_banking_billet', 'pix_credit_card', 'banking_billet_credit_card'
));
alter table payment_pages add column customer_id bigint;
