-- recurring Pix: each payment is an operation of the series
create table pix_recurrences (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  series text not null unique,
  receiver_name text not null,
  bank text,
  amount bigint not null check (amount > 0),
  frequency text not null check (frequency in ('weekly', 'fortnightly', 'monthly', 'quarterly', 'half-yearly', 'yearly')),
  times integer not null check (times between 2 and 60),
  start_day date not null,
  description text not null default '',
  created_at timestamptz not null,
  cancelled_at timestamptz,
  primary key (account_id, id)
);
create index pix_recurrences_created on pix_recurrences (account_id, created_at desc, id desc);
create index money_operations_series on money_operations (account_id, series) where series is not null;
create index money_operations_end_to_end on money_operations ((details ->> 'endToEnd')) where details ->> 'endToEnd' is not null;

-- a refund that was begun and neither confirmed nor dropped; it holds nothing
create table pix_refund_drafts (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  pix_id bigint not null,
  amount bigint not null check (amount > 0),
  description text not null default '',
  state text not null check (state in ('begun', 'confirmed', 'dropped')),
  created_at timestamptz not null,
  primary key (account_id, id)
);

create table pix_favourites (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  -- the key, or institution, branch and account, that tell whom it is
  identity text not null,
  name text not null,
  counterpart jsonb not null,
  created_at timestamptz not null,
  primary key (account_id, id)
);
create unique index pix_favourites_identity on pix_favourites (account_id, identity);

-- complaints about fraud: the special return mechanism (MED)
create table pix_complaints (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  operation_id bigint not null,
  name text not null,
  amount bigint not null check (amount > 0),
  kind text not null check (kind in ('scam', 'unauthorised', 'coercion', 'error')),
  words text not null,
  state text not null check (state in ('open', 'analysis', 'accepted', 'returned', 'rejected', 'cancelled')),
  answer text,
  recovered bigint not null default 0 check (recovered >= 0 and recovered <= amount),
  -- when its state is to end
  until timestamptz,
  steps jsonb not null default '[]',
  created_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, operation_id) references money_operations (account_id, id)
);
create unique index pix_complaints_live on pix_complaints (account_id, operation_id)
  where state not in ('cancelled', 'rejected');
create index pix_complaints_due on pix_complaints (until) where state in ('open', 'analysis');
create index pix_complaints_created on pix_complaints (account_id, created_at desc, id desc);

-- every Pix that left an account or came into it; a scheduled one is in it once its day came
create view pix_history as
select o.account_id, o.id, 'sent' as direction, o.kind, o.protocol,
  case o.state when 'settled' then case when o.returned > 0 then 'part-refunded' else 'done' end
    when 'reserved' then 'processing' when 'sent' then 'processing' else o.state end as status,
  o.counterpart ->> 'name' as name, o.counterpart ->> 'bankName' as bank, o.counterpart ->> 'pixKey' as key,
  o.amount, o.returned, o.description, coalesce(o.details ->> 'endToEnd', '') as end_to_end,
  coalesce(o.settled_at, o.sent_at, o.ended_at, o.created_at) as at
from money_operations o
where o.kind in ('pix', 'pix-inside', 'pix-refund', 'pix-refund-inside')
  and not (o.state = 'scheduled' or (o.state = 'cancelled' and o.spent_at is null))
union all
select r.account_id, r.id, 'received', 'pix-received', null,
  case when r.refunded = 0 then 'received' when r.refunded < r.amount then 'part-refunded' else 'refunded' end,
  r.payer_name, r.payer_bank, r.key, r.amount, r.refunded, r.message, r.end_to_end, r.received_at
from pix_received r;
