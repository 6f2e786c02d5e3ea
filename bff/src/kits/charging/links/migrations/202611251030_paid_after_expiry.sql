-- What was started before a link's last day may be paid after it: the link counts it, one that is paid once is paid, and its history tells.
create or replace function payment_page_follows() returns trigger language plpgsql as $$
declare
  page payment_pages;
  is_paid boolean := new.status in ('paid', 'settled', 'identified', 'approved');
begin
  select * into page from payment_pages where account_id = new.account_id and id = new.link_id for update;
  update payment_pages p set
    started = s.started, paid = s.paid, paid_value = s.paid_value,
    status = case when p.status in ('active', 'expired') and p.single_use and s.paid > 0 then 'paid' else p.status end,
    updated_at = new.updated_at
  from (
    select
      count(*) as started,
      count(*) filter (where status in ('paid', 'settled', 'identified', 'approved')) as paid,
      coalesce(sum(coalesce(paid_value, value)) filter (where status in ('paid', 'settled', 'identified', 'approved')), 0) as paid_value
    from charges where account_id = new.account_id and link_id = new.link_id
  ) as s
  where p.account_id = new.account_id and p.id = new.link_id;
  if tg_op = 'UPDATE' and is_paid and old.status not in ('paid', 'settled', 'identified', 'approved')
    and page.expire_at < (coalesce(new.paid_at, new.updated_at) at time zone 'America/Sao_Paulo')::date then
    insert into payment_page_histories (account_id, page_id, message, user_name, created_at)
      values (new.account_id, new.link_id, 'Pagamento da cobrança ' || new.id || ' recebido depois da validade', null, new.updated_at);
  end if;
  return null;
end $$;
