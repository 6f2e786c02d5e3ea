-- the account's tags on what it receives by Pix automático
create table pix_collection_tags (
  account_id bigint not null,
  collection_id bigint not null,
  tag_id bigint not null,
  primary key (account_id, collection_id, tag_id),
  foreign key (account_id, collection_id) references pix_collections (account_id, id) on delete cascade,
  foreign key (account_id, tag_id) references tags (account_id, id)
);
