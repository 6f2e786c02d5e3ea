-- filters, order and columns of a list under a name, each its user's own on an account
create table grid_views (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  user_id bigint not null references users (id),
  grid text not null,
  name text not null,
  query text not null,
  columns text[] not null,
  primary key (account_id, id)
);
create unique index grid_views_name on grid_views (account_id, user_id, grid, lower(name));
