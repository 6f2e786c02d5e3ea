-- what was agreed with an account instead of the usual rates, part by part
create table account_rates (
  account_id bigint primary key references accounts (id),
  rates jsonb not null
);
