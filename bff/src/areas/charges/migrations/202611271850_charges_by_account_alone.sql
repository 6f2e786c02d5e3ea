-- a charge is found by account and id, a token by account. Last of the run, as it keeps readers of charges out until the end
drop index charges_id;
alter table charge_tokens drop constraint charge_tokens_token_key;
