-- Adds up the counts that changes of billets have left, by account, and begins bucket counts for accounts of more than `many` billets.
create function fold_charge_counts(many bigint) returns void language plpgsql as $$
declare
  account bigint;
  has_cells boolean;
begin
  for account in select distinct c.account_id from charge_counts c where not c.folded order by 1 loop
    has_cells := exists (select from charge_cells_kept k where k.account_id = account);
    if not has_cells and (select sum(c.count) > many from charge_counts c where c.account_id = account and c.kind = 'all') then
      perform charge_cells_keep(account);
      has_cells := true;
    end if;
    if not has_cells then
      -- bucket rows of small accounts are deleted, not folded: nobody reads them, and folded ones would stay for good
      delete from charge_counts c where c.account_id = account and not c.folded and c.cell;
    end if;
    with groups as (
      select distinct filed, kind, day, key, status from charge_counts c
      where c.account_id = account and not c.folded
    ),
    gone as (
      delete from charge_counts c using groups g
      where c.account_id = account and c.filed = g.filed and c.kind = g.kind and c.day = g.day and c.key = g.key and c.status = g.status
      returning c.filed, c.kind, c.day, c.key, c.status, c.count, c.value
    )
    insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
    select account, filed, kind, day, key, status, sum(count), sum(value), true from gone
    group by filed, kind, day, key, status
    having sum(count) <> 0 or sum(value) <> 0;
  end loop;
end $$;
