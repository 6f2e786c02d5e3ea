-- unused since 0.2.0: keys over all accounts
alter table pix_collection_attempts drop constraint pix_collection_attempts_end_to_end_key, add unique (account_id, end_to_end);
