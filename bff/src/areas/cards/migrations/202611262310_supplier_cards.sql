-- virtual cards of one supplier each: a limit a month, a last day, a shop or category that they are locked to
alter table cards add column is_supplier boolean not null default false;
-- the holder's own virtual card is one, whatever happens at the same moment; those of suppliers are many
drop index cards_virtual;
create unique index cards_virtual on cards (account_id, card_account_id)
  where kind = 'virtual' and status_id <> 3 and not is_supplier;

create table card_controls (
  account_id bigint not null,
  card_id bigint not null,
  supplier text not null,
  -- integer cents in a calendar month
  month_limit bigint not null check (month_limit > 0),
  lock text check (lock in ('merchant', 'category')),
  -- null with a lock: the first shop it is used at
  locked_to text,
  ends_on date,
  created_by text not null,
  primary key (account_id, card_id),
  foreign key (account_id, card_id) references cards (account_id, id)
);
create index card_purchases_of_card on card_purchases (account_id, card_id, at);
