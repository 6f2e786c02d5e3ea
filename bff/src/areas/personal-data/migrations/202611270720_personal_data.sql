-- what people asked to have erased; a request stands until nothing is left that no law keeps
create table erasure_requests (
  account_id bigint not null references accounts (id),
  user_id bigint not null references users (id),
  asked_at timestamptz not null,
  -- bases whose data were erased by the last run, comma after comma, and the day of that run
  erased text not null default '',
  ran_on date,
  ended_at timestamptz,
  primary key (account_id, user_id)
);
create index erasure_requests_of on erasure_requests (user_id);

-- who an erased person of the audit log was, sealed, for as long as the log must tell it
create table erased_people (
  user_id bigint primary key references users (id),
  identity text not null,
  keep_until timestamptz not null
);
