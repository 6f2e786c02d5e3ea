-- The payer's page of a card charge to a customer: what its address ends with cannot be guessed.
create table card_charge_pages (
  account_id bigint not null,
  charge_id bigint not null,
  code text not null,
  asks_address boolean not null default false,
  primary key (account_id, charge_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
create unique index card_charge_pages_code on card_charge_pages (code);
