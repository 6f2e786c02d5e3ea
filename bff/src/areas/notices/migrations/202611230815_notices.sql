-- terms and notices given to an account; accepted once for all of its people
create table notices (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  type text not null check (type in ('term', 'notice')),
  position int not null,
  title text not null,
  components jsonb not null,
  content text not null,
  accepted_by bigint references users (id),
  accepted_at timestamptz,
  accepted_local text,
  primary key (account_id, id)
);

-- until when a person put one off
create table notice_delays (
  account_id bigint not null,
  user_id bigint not null references users (id),
  notice_id bigint not null,
  until timestamptz not null,
  primary key (account_id, user_id, notice_id),
  foreign key (account_id, notice_id) references notices (account_id, id)
);
