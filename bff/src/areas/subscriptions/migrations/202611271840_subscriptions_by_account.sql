-- a subscription is found by account and id
drop index subscriptions_id;
select list_accounts('subscription_cards', 'code');
select list_accounts('subscription_links', 'code');
