-- A page may be paid by card: an approved card has paid it, though the money is still to come.
alter table payment_pages drop constraint payment_pages_payment_method_check;
alter table payment_pages add constraint payment_pages_payment_method_check
  check (payment_method in ('all', 'banking_billet', 'pix', 'credit_card'));

create or replace function payment_page_follows() returns trigger language plpgsql as $$
begin
  perform 1 from payment_pages where account_id = new.account_id and id = new.link_id for update;
  update payment_pages p set
    started = s.started, paid = s.paid, paid_value = s.paid_value,
    status = case when p.status = 'active' and p.single_use and s.paid > 0 then 'paid' else p.status end,
    updated_at = new.updated_at
  from (
    select
      count(*) as started,
      count(*) filter (where status in ('paid', 'settled', 'identified', 'approved')) as paid,
      coalesce(sum(coalesce(paid_value, value)) filter (where status in ('paid', 'settled', 'identified', 'approved')), 0) as paid_value
    from charges where account_id = new.account_id and link_id = new.link_id
  ) as s
  where p.account_id = new.account_id and p.id = new.link_id;
  return null;
end $$;
