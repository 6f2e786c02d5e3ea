-- a shop may give money back to a card without naming a purchase
alter table card_network_events alter column purchase_id drop not null;
