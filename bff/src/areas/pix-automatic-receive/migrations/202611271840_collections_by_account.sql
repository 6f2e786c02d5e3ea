select list_accounts('pix_collection_attempts', 'end_to_end');

-- no look-up is by it alone
create unique index pix_collections_recurrence on pix_collections (account_id, recurrence);
alter table pix_collections drop constraint pix_collections_recurrence_key;
