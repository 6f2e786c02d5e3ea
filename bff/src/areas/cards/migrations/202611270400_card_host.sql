-- the card host on an origin of its own knows who calls by the token alone
alter table card_tokens add column session_hash text;
create index card_tokens_hash on card_tokens (token_hash);
