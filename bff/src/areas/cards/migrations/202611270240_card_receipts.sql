-- who holds a supplier's card: a user of the account, who may see no other card; null: nobody alone
alter table card_controls add column holder_id bigint references users (id);

-- receipts of what suppliers' cards bought, one a purchase
create table card_purchase_receipts (
  account_id bigint not null,
  purchase_id bigint not null,
  bytes bytea not null,
  type text not null check (type in ('image/png', 'image/jpeg', 'application/pdf')),
  sent_by bigint not null references users (id),
  sent_at timestamptz not null,
  primary key (account_id, purchase_id),
  foreign key (account_id, purchase_id) references card_purchases (account_id, id)
);
create index card_purchases_at on card_purchases (account_id, at, id);
