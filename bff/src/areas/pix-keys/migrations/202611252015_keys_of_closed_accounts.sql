-- gone: the key is no longer of the account that had it
alter table pix_claims drop constraint pix_claims_ended_by_check;
alter table pix_claims add constraint pix_claims_ended_by_check check (ended_by in ('claimer', 'donor', 'time', 'gone'));

-- accounts that were closed before closing ended their keys and claims
update pix_claims c set
  state = 'CANCELLED',
  ended_at = now(),
  ended_by = case when exists (
    select from pix_claims o join accounts a on a.id = o.account_id
    where o.number = c.number and o.side = 'claimer' and a.is_shutdown
  ) then 'claimer' else 'gone' end
where ended_at is null and exists (
  select from pix_claims o join accounts a on a.id = o.account_id where o.number = c.number and a.is_shutdown
);
insert into sandbox_pix_keys (key, entry, owned_since)
  select k.key, null, now() from pix_keys k join accounts a on a.id = k.account_id where k.state = 'active' and a.is_shutdown
  on conflict (key) do update set entry = null, owned_since = excluded.owned_since;
update pix_keys k set state = 'removed', ended_at = now()
  from accounts a where a.id = k.account_id and k.state = 'active' and a.is_shutdown;
