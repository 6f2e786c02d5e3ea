-- who has each new return file sent to their own e-mail address, and in which layout
create table cnab_return_mails (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  layout text not null check (layout in ('cnab240', 'cnab400')),
  asked_at timestamptz not null,
  primary key (account_id, user_id)
);
