create table salary_portabilities (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  state text not null default 'requested' check (state in ('requested', 'accepted', 'rejected', 'cancelled')),
  protocol text not null,
  bank_ispb text not null,
  employer_document text not null,
  employer_name text not null,
  requested_at timestamptz not null,
  deadline date not null,
  answered_at timestamptz,
  by_deadline boolean not null default false,
  reason text,
  cancelled_at timestamptz,
  primary key (account_id, id)
);
create index salary_portabilities_requested on salary_portabilities (account_id, requested_at, id);
create unique index salary_portabilities_one on salary_portabilities (account_id, employer_document)
  where state in ('requested', 'accepted');
create index salary_portabilities_open on salary_portabilities (deadline) where state = 'requested';
create index salary_portabilities_protocol on salary_portabilities (protocol);

create table sandbox_salaries (
  key text primary key,
  person text not null,
  employer text not null,
  bank text not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'rejected', 'cancelled')),
  reason text,
  at timestamptz not null,
  is_told boolean not null default false
);
