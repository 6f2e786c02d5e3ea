-- who wants an e-mail with each notification, on which account
create table notification_mail (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  primary key (account_id, user_id)
);
