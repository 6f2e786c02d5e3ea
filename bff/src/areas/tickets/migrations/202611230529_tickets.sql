create table tickets (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  subject text not null,
  message text not null,
  status text not null default 'open' check (status in ('open', 'answered', 'archived')),
  contact_name text not null,
  contact_email text not null,
  contact_phone text not null,
  search text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (account_id, id)
);
create unique index tickets_id on tickets (id);
create index tickets_updated on tickets (account_id, updated_at, id);

-- what was said after the opening message
create table ticket_messages (
  account_id bigint not null,
  id bigint generated always as identity,
  ticket_id bigint not null,
  author text not null check (author in ('customer', 'bank')),
  name text not null,
  message text not null,
  sent_at timestamptz not null,
  primary key (account_id, id),
  foreign key (account_id, ticket_id) references tickets (account_id, id)
);
create index ticket_messages_ticket on ticket_messages (account_id, ticket_id, id);

create table feedbacks (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  rating int not null check (rating between 1 and 5),
  comment text not null,
  sent_at timestamptz not null,
  primary key (account_id, id)
);
