-- what is hashed of a row, by its values: the trigger of a part of the log, as a cluster has them, cannot hand on the part's row as the log's
create function audit_text(
  account_id bigint, seq bigint, id bigint, user_id bigint, action text, target jsonb, ip text, at timestamptz
) returns text language sql stable as $$
  select jsonb_build_array(account_id, seq, id, user_id, action, target, ip, (extract(epoch from at) * 1000000)::bigint)::text
$$;

create or replace function audit_append() returns trigger language plpgsql as $$
declare
  chain audit_chains%rowtype;
begin
  insert into audit_chains (account_id, entries, hash)
    values (coalesce(new.account_id, 0), 0, '\x') on conflict do nothing;
  select * into chain from audit_chains where account_id = coalesce(new.account_id, 0) for update;
  new.seq := chain.entries + 1;
  new.hash := sha256(chain.hash || convert_to(
    audit_text(new.account_id, new.seq, new.id, new.user_id, new.action, new.target, new.ip, new.at), 'UTF8'));
  update audit_chains set entries = new.seq, hash = new.hash where account_id = chain.account_id;
  return new;
end $$;

drop function audit_text(audit_log);
