-- unused since 0.2.0: keys over all accounts
drop index subscription_cards_code;
create unique index subscription_cards_code on subscription_cards (account_id, code);
drop index subscription_links_code;
create unique index subscription_links_code on subscription_links (account_id, code);
