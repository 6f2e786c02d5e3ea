-- what the account does: one of twelve categories, and the type chosen of it or typed
create table account_branches (
  account_id bigint primary key references accounts (id),
  category integer not null check (category between 0 and 11),
  type text,
  updated_at timestamptz not null
);

-- requests to delete an account; at most one under way
create table account_deletions (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  state text not null check (state in ('pending', 'cancelled', 'refused', 'done')),
  requested_at timestamptz not null,
  requested_by bigint not null references users (id),
  requested_name text not null,
  due_on date not null,
  reason text,
  primary key (account_id, id)
);
create unique index account_deletions_pending on account_deletions (account_id) where state = 'pending';
create index account_deletions_due on account_deletions (due_on) where state = 'pending';
