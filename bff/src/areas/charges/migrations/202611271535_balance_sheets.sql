-- a table that an application has printed after a billet, such as the accounts of a condominium
create table charge_balance_sheets (
  account_id bigint not null,
  charge_id bigint not null,
  title text not null,
  sections jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, charge_id),
  foreign key (account_id, charge_id) references charges (account_id, id) on delete cascade
);
