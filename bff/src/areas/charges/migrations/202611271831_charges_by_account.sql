select list_accounts('charges', 'txid');

create unique index charge_tokens_token on charge_tokens (account_id, token);
