-- a received Pix is called by its own kind
create or replace view pix_history as
select o.account_id, o.id, 'sent' as direction, o.kind, o.protocol,
  case o.state when 'settled' then case when o.returned > 0 then 'part-refunded' else 'done' end
    when 'reserved' then 'processing' when 'sent' then 'processing' else o.state end as status,
  o.counterpart ->> 'name' as name, o.counterpart ->> 'bankName' as bank, o.counterpart ->> 'pixKey' as key,
  o.amount, o.returned, o.description, coalesce(o.details ->> 'endToEnd', '') as end_to_end,
  coalesce(o.settled_at, o.sent_at, o.ended_at, o.created_at) as at
from money_operations o
where o.kind in ('pix', 'pix-inside', 'pix-refund', 'pix-refund-inside', 'pix-automatic')
  and not (o.state = 'scheduled' or (o.state = 'cancelled' and o.spent_at is null))
union all
select r.account_id, r.id, 'received', r.kind, null,
  case when r.refunded = 0 then 'received' when r.refunded < r.amount then 'part-refunded' else 'refunded' end,
  r.payer_name, r.payer_bank, r.key, r.amount, r.refunded, r.message, r.end_to_end, r.received_at
from pix_received r;
