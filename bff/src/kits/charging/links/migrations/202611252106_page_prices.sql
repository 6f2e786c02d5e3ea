-- the grids are put in order by the price that is shown: by card where a page takes cards only
drop index payment_pages_by_value;
create index payment_pages_by_price on payment_pages (account_id, kind, filed,
  (case when payment_method = 'credit_card' then value + discount - credit_discount else value end), id);
