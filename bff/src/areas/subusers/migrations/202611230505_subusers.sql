-- who was invited to an account and has not come yet; the link of the e-mail is known by its hash alone
create table subuser_invitations (
  account_id bigint not null references accounts (id),
  id bigint generated always as identity,
  name text not null,
  cpf text not null,
  email text not null,
  grants jsonb not null,
  token_hash text not null unique,
  expires_at timestamptz not null,
  invited_by bigint not null,
  created_at timestamptz not null,
  primary key (account_id, id),
  unique (account_id, cpf),
  unique (account_id, email)
);

-- the sub-users of an account, those invited among them: the id is a person's, or of one who is pending the invitation's
create view subuser_people as
select m.account_id, u.id, u.name, u.cpf, u.email, m.grants, u.created_at, m.last_used_at as last_access_at,
  null::timestamptz as expires_at,
  case when m.status = 'inactive' then 'disabled' when m.last_used_at is null then 'valid' else 'enabled' end as status,
  translate(lower(u.name), 'áàâãäéêëíïóôõöúüçñ', 'aaaaaeeeiioooouucn') || ' ' || u.cpf || ' ' || u.email as search
from memberships m join users u on u.id = m.user_id where m.role = 'subuser'
union all
select account_id, id, name, cpf, email, grants, created_at, null, expires_at, 'pending',
  translate(lower(name), 'áàâãäéêëíïóôõöúüçñ', 'aaaaaeeeiioooouucn') || ' ' || cpf || ' ' || email
from subuser_invitations;

-- the log of an account by person and by action
create index audit_log_person on audit_log (account_id, user_id, id desc);
create index audit_log_action on audit_log (account_id, action, id desc);
create index audit_log_at on audit_log (account_id, at);
