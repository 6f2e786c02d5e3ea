-- whether the token of a try is valid for further payments, as the processor answered; null: it was not told
alter table card_tries add column is_reusable boolean;
create index card_tries_used on card_tries (account_id, token);
