-- a link is opened by its account
create unique index registration_validations_token on registration_validations (account_id, token_hash);
alter table registration_validations drop constraint registration_validations_token_hash_key;
