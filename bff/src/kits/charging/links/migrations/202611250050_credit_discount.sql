-- what a payer by card is let off, where it is another than by billet and Pix; integer cents
alter table payment_pages add column credit_discount bigint not null default 0 check (credit_discount >= 0);
update payment_pages set credit_discount = discount where discount > 0;
