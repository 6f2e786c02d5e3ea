-- a person on the way to a new signature: the code they were sent, and until when it counts as given
create table signature_redefinitions (
  user_id bigint primary key references users (id),
  code_hash text not null,
  sent_at timestamptz not null default now(),
  confirmed_until timestamptz
);
