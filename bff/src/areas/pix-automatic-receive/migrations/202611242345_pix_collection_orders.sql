-- the orders of the grid
create index pix_collections_listed on pix_collections (account_id, filed, created_at, id);
create index pix_collections_by_name on pix_collections (account_id, filed, search, id);
create index pix_collections_by_due on pix_collections (account_id, filed, next_day, id);
