-- the audit log of an account is a chain: each row's hash covers the row and the hash of the row before it
create table audit_chains (
  account_id bigint primary key,
  entries bigint not null,
  hash bytea not null
);

alter table audit_log add column seq bigint, add column hash bytea;

-- what is hashed of a row; core/audit-chain.ts reads a row as the same text
create function audit_text(entry audit_log) returns text language sql stable as $$
  select jsonb_build_array(
    entry.account_id, entry.seq, entry.id, entry.user_id, entry.action, entry.target, entry.ip,
    (extract(epoch from entry.at) * 1000000)::bigint
  )::text
$$;

-- the chain's row is locked until the writer's transaction ends, so of two writers the second goes on from what the first wrote
create function audit_append() returns trigger language plpgsql as $$
declare
  chain audit_chains%rowtype;
begin
  insert into audit_chains (account_id, entries, hash)
    values (coalesce(new.account_id, 0), 0, '\x') on conflict do nothing;
  select * into chain from audit_chains where account_id = coalesce(new.account_id, 0) for update;
  new.seq := chain.entries + 1;
  new.hash := sha256(chain.hash || convert_to(audit_text(new), 'UTF8'));
  update audit_chains set entries = new.seq, hash = new.hash where account_id = chain.account_id;
  return new;
end $$;

-- what was written before there was a chain is its beginning
do $$
declare
  entry audit_log%rowtype;
  head bytea;
  count bigint;
  chained bigint;
begin
  for entry in select * from audit_log order by coalesce(account_id, 0), id loop
    if chained is distinct from coalesce(entry.account_id, 0) then
      chained := coalesce(entry.account_id, 0);
      head := '\x';
      count := 0;
    end if;
    count := count + 1;
    entry.seq := count;
    head := sha256(head || convert_to(audit_text(entry), 'UTF8'));
    update audit_log set seq = count, hash = head where id = entry.id;
    insert into audit_chains (account_id, entries, hash) values (chained, count, head)
      on conflict (account_id) do update set entries = excluded.entries, hash = excluded.hash;
  end loop;
end $$;

alter table audit_log alter column seq set not null, alter column hash set not null;
create unique index audit_log_chain on audit_log (coalesce(account_id, 0), seq);
create trigger audit_append before insert on audit_log for each row execute function audit_append();
