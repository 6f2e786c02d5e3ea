-- number that the first charge of a subscription was begun with, by a link or before a trial; it keeps that number when it is made
alter table subscription_drafts add column first_charge_id bigint;
update subscription_drafts d set first_charge_id = l.charge_id
  from subscription_links l where l.account_id = d.account_id and l.subscription_id = d.id;
