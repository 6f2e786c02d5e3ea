-- A card that its payer keeps at the processor is tried again and again by the same token: only a typed one is tried once.
alter table card_tries add column is_kept boolean not null default false;
drop index card_tries_token;
create unique index card_tries_token on card_tries (account_id, charge_id, token) where not is_kept;
alter table sandbox_card_tokens add column reusable boolean not null default false;
create index sandbox_card_orders_token on sandbox_card_orders (token);
