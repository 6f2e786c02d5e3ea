-- every account has a chain from its first day, so that one whose log and chain were deleted is missed
insert into audit_chains (account_id, entries, hash) select id, 0, '\x' from accounts on conflict do nothing;

create function audit_begin() returns trigger language plpgsql as $$
begin
  insert into audit_chains (account_id, entries, hash) values (new.id, 0, '\x') on conflict do nothing;
  return new;
end $$;
create trigger audit_begin after insert on accounts for each row execute function audit_begin();
