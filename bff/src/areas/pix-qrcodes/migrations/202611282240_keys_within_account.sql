-- unused since 0.2.0: keys over all accounts
alter table pix_qrcodes drop constraint pix_qrcodes_txid_key, add unique (account_id, txid);
alter table pix_locations drop constraint pix_locations_token_key, add unique (account_id, token);
