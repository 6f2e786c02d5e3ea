-- refunds of a received Pix are found by it
create index money_operations_refund_of on money_operations (account_id, ((details ->> 'refundOf')::bigint))
  where kind in ('pix-refund', 'pix-refund-inside');
