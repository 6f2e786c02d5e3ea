-- unused since 0.2.0: keys over all accounts
alter table cards drop constraint cards_issuer_key_key, add unique (account_id, issuer_key);
alter table card_requests drop constraint card_requests_protocol_key, add unique (account_id, protocol);
alter table card_purchases drop constraint card_purchases_network_key_key, add unique (account_id, network_key);
alter table card_billet_payments drop constraint card_billet_payments_pkey, add primary key (account_id, event_id);
alter table card_network_events drop constraint card_network_events_pkey, add primary key (account_id, event_key);
