-- a way to set a password without the one before: gone once used, and with any change of the password
create table password_links (
  token_hash text primary key,
  user_id bigint not null references users (id),
  expires_at timestamptz not null
);
create index password_links_user on password_links (user_id);
