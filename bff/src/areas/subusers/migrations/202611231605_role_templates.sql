-- role templates of an account's own, beside those of the bank; a permission that no longer exists is left out when one is read
create table subuser_role_templates (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  permissions text[] not null,
  primary key (account_id, id)
);
create unique index subuser_role_templates_name on subuser_role_templates (account_id, lower(name));
