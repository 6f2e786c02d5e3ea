-- what an application asks with a try to have its payer authenticated by 3-D Secure, and the challenge that the issuer answers
alter table card_tries add column tds jsonb;
alter table card_tries add column challenge jsonb;
-- who bears a fraud of a card that was approved: the shop, or the issuer that authenticated the payer
alter table card_charges add column liability text check (liability in ('shop', 'issuer'));

-- challenges of the sandbox's issuer
create table sandbox_card_challenges (
  key text primary key,
  creq text not null unique,
  session_data text not null,
  callback_url text not null,
  behaviour text not null,
  answered_at timestamptz
);
