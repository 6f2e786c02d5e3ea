/* A charge is told when it is made, when its status changes, and when its issuer first says where; not when a write leaves all that as it is. */
create or replace function charge_told() returns trigger language plpgsql as $$
declare
  draft charge_drafts%rowtype;
  before text;
  goes_to text := new.notification_url;
begin
  if tg_op = 'UPDATE' then
    before := old.status;
    if before = new.status and (old.notification_url is not null or new.notification_url is null) then return null; end if;
  end if;
  if new.link_id is not null then
    select * into draft from charge_drafts where account_id = new.account_id and link_id = new.link_id;
    goes_to := coalesce(draft.notification_url, goes_to);
  end if;
  if goes_to is null then return null; end if;
  insert into charge_events (account_id, subject, subject_id, charge_id, previous, current, value, url, created_at)
  values (
    new.account_id,
    case when new.carnet_id is not null then 'carnet' when new.subscription_id is not null then 'subscription' else 'charge' end,
    coalesce(new.carnet_id, new.subscription_id, draft.id, new.id),
    coalesce(draft.id, new.id),
    nullif(before, new.status), new.status,
    case when new.status in ('paid', 'settled') then coalesce(new.paid_value, new.value) end,
    goes_to, new.updated_at);
  return null;
end $$;
