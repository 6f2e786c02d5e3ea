// Divides the largest tables of an empty or small bank into partitions by account, which every key of theirs allows (docs/adr/0019).
import { FOREIGN_KEYS, TRIGGERS } from '../../citus/catalogue.mjs';

export const PARTITIONED = ['ledger_entries', 'charges', 'charge_histories', 'audit_log'];

/** Statements that make a table's keys and indexes again on its partitions. A partitioned key may hold no expression. */
const INDEXES = `select coalesce('alter table ' || t.relname || ' add constraint ' || k.conname || ' ' || pg_get_constraintdef(k.oid),
    replace(pg_get_indexdef(i.indexrelid), '(COALESCE(account_id, (0)::bigint), seq)', '(account_id, seq) NULLS NOT DISTINCT')) as made
  from pg_index i join pg_class t on t.oid = i.indrelid
    left join pg_constraint k on k.conindid = i.indexrelid and k.contype in ('p', 'u') where t.oid = $1::regclass`;

const COLUMNS = `select string_agg(attname, ', ' order by attnum) as names from pg_attribute
  where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''`;

/** Functions of a table's rows and views over it, which fall with it, as they are made. */
const LEANING = `select pg_get_functiondef(p.oid) as made from pg_proc p join pg_class t on t.reltype = any (p.proargtypes::oid[])
    where t.oid = $1::regclass
  union all
  select format('create view %s as %s', v.oid::regclass, pg_get_viewdef(v.oid)) from pg_class v
    where v.relkind = 'v' and exists (select from pg_rewrite r join pg_depend d on d.objid = r.oid
      where r.ev_class = v.oid and d.classid = 'pg_rewrite'::regclass and d.refobjid = $1::regclass)`;

/** PostgreSQL 15 takes no identity column in a partitioned table: the number comes from a sequence of the column. */
async function numberRows(query, table) {
  await query(`create sequence ${table}_numbers owned by ${table}.id`);
  await query(`alter table ${table} alter column id set default nextval('${table}_numbers')`);
  await query(`select setval('${table}_numbers', (select coalesce(max(id), 0) + 1 from ${table}))`);
}

async function partition(query, table, count) {
  const foreign = (await query(FOREIGN_KEYS)).filter((key) => key.table === table || key.to === table);
  const triggers = (await query(TRIGGERS)).filter((trigger) => trigger.table === table);
  const indexes = await query(INDEXES, [table]);
  const leaning = await query(LEANING, [table]);
  const [{ names }] = await query(COLUMNS, [table]);
  for (const key of foreign) await query(`alter table ${key.table} drop constraint ${key.name}`);
  await query(`alter table ${table} rename to ${table}_whole`);
  await query(`create table ${table} (like ${table}_whole including defaults including generated including constraints)
    partition by hash (account_id)`);
  for (let n = 0; n < count; n++)
    await query(`create table ${table}_${n} partition of ${table} for values with (modulus ${count}, remainder ${n})`);
  await query(`insert into ${table} (${names}) select ${names} from ${table}_whole`);
  await query(`drop table ${table}_whole cascade`);
  await numberRows(query, table);
  for (const { made } of [...indexes, ...leaning]) await query(made);
  for (const key of foreign) await query(`alter table ${key.table} add constraint ${key.name} ${key.made}`);
  for (const { made } of triggers) await query(made);
}

/** Divides each of the large tables into so many partitions. No process may serve the bank meanwhile. */
export async function partitionTables(query, count) {
  for (const table of PARTITIONED) await partition(query, table, count);
}
