select list_accounts('cards', 'issuer_key');
select list_accounts('card_requests', 'protocol');
select list_accounts('card_purchases', 'network_key');

-- no look-up is by it alone
create unique index card_billets_protocol on card_billets (account_id, protocol);
alter table card_billets drop constraint card_billets_protocol_key;
