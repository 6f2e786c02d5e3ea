-- carnets and subscriptions are issued to many customers in batches too, so a batch says itself what it issued
alter table charge_batches
  add column kind text not null default 'billet',
  add column issued bigint[] not null default '{}';
update charge_batches b
set issued = coalesce(
  (select array_agg(c.id order by c.id) from charges c where c.account_id = b.account_id and c.batch_uuid = b.uuid), '{}'
);
