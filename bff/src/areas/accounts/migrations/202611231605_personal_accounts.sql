-- A personal account ('you') does not issue charges (SHELL-1-9): nobody on it holds what that takes, whatever they were granted.
create function membership_of_modality() returns trigger language plpgsql as $$
begin
  if (select modality from accounts where id = new.account_id) = 'you' then
    new.grants := new.grants || '{"receive:do-charge": false, "receive:new-emit": false}';
  end if;
  return new;
end $$;
create trigger membership_of_modality before insert or update of grants on memberships for each row execute function membership_of_modality();

-- upgraded, its people hold it as those of any business do
create function membership_of_upgrade() returns trigger language plpgsql as $$
begin
  update memberships set grants = grants - 'receive:do-charge' - 'receive:new-emit' where account_id = new.id;
  return null;
end $$;
create trigger membership_of_upgrade after update of modality on accounts for each row
  when (old.modality = 'you' and new.modality <> 'you') execute function membership_of_upgrade();

update memberships set grants = grants where account_id in (select id from accounts where modality = 'you');
