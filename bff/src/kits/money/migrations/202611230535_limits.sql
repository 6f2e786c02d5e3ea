-- when an account's night begins, each choice from the instant it counts
create table night_times (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  begins text not null check (begins in ('20:00', '22:00')),
  chosen_at timestamptz not null,
  chosen_by text not null,
  effective_at timestamptz not null,
  primary key (account_id, id)
);
create index night_times_effective on night_times (account_id, effective_at desc, id desc);

-- changes asked of a limit: a decrease counts at once, an increase from effective_at; integer cents
create table limit_requests (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  product text not null,
  period text not null check (period in ('transaction', 'day', 'night', 'month')),
  previous bigint not null check (previous >= 0),
  requested bigint not null check (requested >= 0),
  message text not null default '',
  state text not null check (state in ('pending', 'effective', 'cancelled')),
  requested_at timestamptz not null,
  requested_by text not null,
  effective_at timestamptz not null,
  ended_at timestamptz,
  primary key (account_id, id)
);
create unique index limit_requests_pending on limit_requests (account_id, product, period) where state = 'pending';
create index limit_requests_due on limit_requests (effective_at) where state = 'pending';
create index limit_requests_at on limit_requests (account_id, requested_at desc, id desc);

-- people and companies whom the night's limit does not hold back: by Pix key, or by bank data
create table safe_contacts (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  document text not null,
  pix_key_type text,
  pix_key text,
  bank_code text,
  branch text,
  account text,
  account_type text,
  created_at timestamptz not null,
  created_by text not null,
  active_at timestamptz not null,
  removed_at timestamptz,
  primary key (account_id, id),
  check ((pix_key is null) <> (account is null)),
  check ((account is null) = (bank_code is null) and (account is null) = (branch is null))
);
create unique index safe_contacts_pix_key on safe_contacts (account_id, pix_key) where removed_at is null;
create unique index safe_contacts_account on safe_contacts (account_id, bank_code, branch, account) where removed_at is null;
create index safe_contacts_name on safe_contacts (account_id, name, id);
