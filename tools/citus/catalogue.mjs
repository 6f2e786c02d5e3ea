// What the catalogue of a bank's database says of its tables, keys and triggers.
export const TABLES = `select c.relname as name, exists (select from pg_attribute a where a.attrelid = c.oid and a.attname = 'account_id'
    and not a.attisdropped) as "hasAccount"
  from pg_class c where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`;

const columns = (
  numbers,
  table,
) => `(select array_agg(a.attname::text order by n) from unnest(${numbers}) with ordinality as u (num, n)
  join pg_attribute a on a.attrelid = ${table} and a.attnum = u.num)`;

export const FOREIGN_KEYS = `select k.conname as name, t.relname as table, r.relname as to, pg_get_constraintdef(k.oid) as made,
    ${columns('k.conkey', 'k.conrelid')} as columns, ${columns('k.confkey', 'k.confrelid')} as "toColumns"
  from pg_constraint k join pg_class t on t.oid = k.conrelid join pg_class r on r.oid = k.confrelid
  where k.contype = 'f' and k.conparentid = 0 and k.connamespace = 'public'::regnamespace order by 1`;

/** Unique keys that do not hold the account. */
export const KEYS = `select c.relname as name, t.relname as table, i.indisprimary as "isPrimary", k.oid is not null as "isConstraint",
    (select array_agg(pg_get_indexdef(i.indexrelid, n, true) order by n) from generate_series(1, i.indnkeyatts) n) as columns,
    coalesce(' where ' || pg_get_expr(i.indpred, i.indrelid), '') as rest
  from pg_index i join pg_class c on c.oid = i.indexrelid join pg_class t on t.oid = i.indrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u')
  where i.indisunique and t.relnamespace = 'public'::regnamespace and not exists (
    select from generate_series(1, i.indnkeyatts) n where pg_get_indexdef(i.indexrelid, n, true) = 'account_id') order by 1`;

/** Triggers; `isShared`: of a statement, with all its rows as a table. */
export const TRIGGERS = `select t.tgname as name, c.relname as table, pg_get_triggerdef(t.oid) as made,
    t.tgoldtable is not null or t.tgnewtable is not null as "isShared"
  from pg_trigger t join pg_class c on c.oid = t.tgrelid
  where not t.tgisinternal and c.relnamespace = 'public'::regnamespace order by 2, 1`;

/** Whether this is a server with Citus, and how many others have this database open. */
export const STANDING = `select exists (select from pg_extension where extname = 'citus') as "hasCitus",
    (select count(*)::int from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid() and application_name not like 'citus%') as others`;

/** Functions of the bank, as they are made: made again, they are made on every node, which those that others call are not by themselves. */
export const FUNCTIONS = `select p.proname as name, pg_get_functiondef(p.oid) as made from pg_proc p join pg_language l on l.oid = p.prolang
  where p.pronamespace = 'public'::regnamespace and l.lanname in ('sql', 'plpgsql') and p.prokind = 'f'
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e') order by p.oid`;

/** Numbers given so far. A table that is made whole, or is bound to such a one, begins again at 1 on Citus. */
export const SEQUENCES = `select quote_ident(sequencename) as name, last_value as last from pg_sequences
  where schemaname = 'public' and last_value is not null order by 1`;
