-- work that goes on after its call answered, seen by who started it
create table tasks (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  kind text not null,
  -- what its starter must still hold to see it
  permission text not null,
  status text not null default 'waiting' check (status in ('waiting', 'running', 'done', 'failed')),
  done integer not null default 0,
  refused integer not null default 0,
  total integer not null,
  error text,
  file_name text,
  file_type text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (account_id, id)
);
create index tasks_created on tasks (created_at);

-- a task's file, in the order its parts were made
create table task_parts (
  account_id bigint not null,
  task_id bigint not null,
  part integer not null,
  bytes bytea not null,
  primary key (account_id, task_id, part),
  foreign key (account_id, task_id) references tasks (account_id, id) on delete cascade
);
