-- unused since 0.2.0: keys over all accounts
drop index card_tries_key;
create unique index card_tries_key on card_tries (account_id, key);
drop index card_charge_pages_code;
create unique index card_charge_pages_code on card_charge_pages (account_id, code);
alter table card_events drop constraint card_events_pkey, add primary key (account_id, event_id);
