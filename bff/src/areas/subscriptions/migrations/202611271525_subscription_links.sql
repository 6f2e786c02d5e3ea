-- a page on which somebody whom nobody knows yet names themself and becomes the payer of a subscription that was begun
alter table subscription_drafts drop constraint subscription_drafts_status_check;
alter table subscription_drafts add constraint subscription_drafts_status_check check (status in ('new', 'link', 'canceled', 'made'));
create table subscription_links (
  account_id bigint not null,
  subscription_id bigint not null,
  -- number of its first charge, which was begun with it
  charge_id bigint not null,
  -- the page's address, which cannot be guessed
  code text not null,
  payment_method text not null check (payment_method in ('all', 'banking_billet', 'credit_card')),
  billet_discount bigint not null default 0,
  card_discount bigint not null default 0,
  message text,
  asks_address boolean not null default false,
  expire_at date,
  created_by bigint not null references users (id),
  primary key (account_id, subscription_id),
  foreign key (account_id, subscription_id) references subscription_drafts (account_id, id) on delete cascade
);
create unique index subscription_links_code on subscription_links (code);
create unique index subscription_links_charge on subscription_links (account_id, charge_id);

-- where the payer of a link asked for delivery; null: the customer's address
alter table subscriptions add column customer_address jsonb;
