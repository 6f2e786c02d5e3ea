// npm run citus:distribute — divides the bank that DATABASE_URL names, on the coordinator of a Citus cluster, by account, while no process
// serves it. It tells what the cluster refuses; docs/growing.md says what works there.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { FOREIGN_KEYS, FUNCTIONS, KEYS, SEQUENCES, STANDING, TABLES, TRIGGERS } from './catalogue.mjs';
import { byRow, isTaken, keyByAccount, onOneNode, onOwnNode, planOf, SETTINGS } from './plan.mjs';

const end = (message) => {
  console.error(message);
  process.exit(2);
};
if (!process.env.DATABASE_URL) end('DATABASE_URL: required, the database on the coordinator of a Citus cluster');
const client = new pg.Client({ connectionString: process.env.DATABASE_URL });
await client.connect().catch((error) => end(`DATABASE_URL: ${error.message || error.code}`));
const query = (text) => client.query(text).then(({ rows }) => rows);
const [{ hasCitus, others }] = await query(STANDING);
if (!hasCitus) end('DATABASE_URL: the database has no extension citus');
if (others > 0) end(`DATABASE_URL: ${others} other connections use the database; end every process of the bank first`);

const refused = [];
/** Does a step; what the server refuses is told at the end. @returns 1 where it was done, else 0 */
async function attempt(what, text) {
  try {
    await query(text);
    return 1;
  } catch (error) {
    refused.push(`${what}: ${error.message}${error.detail ? ` (${error.detail})` : ''}`);
    return 0;
  }
}

await query('set client_min_messages = error');
const [{ name: database }] = await query('select quote_ident(current_database()) as name');
for (const [name, value] of Object.entries(SETTINGS)) {
  await query(`alter database ${database} set ${name} = ${value}`);
  await query(`set ${name} = ${value}`);
}
const foreign = await query(FOREIGN_KEYS);
const plan = planOf(await query(TABLES), foreign);
const at = (place) => [...plan].filter(([, its]) => its === place).map(([name]) => name);
const triggers = await query(TRIGGERS);
const numbers = await query(SEQUENCES);
// rows that are copied into their parts must not set triggers off, and Citus takes foreign keys afterwards alone
for (const { name, table } of foreign) await query(`alter table ${table} drop constraint ${name}`);
for (const { name, table } of triggers) await query(`drop trigger ${name} on ${table}`);
const keys = (await query(KEYS)).filter(({ table }) => plan.get(table) === 'divided');
for (const key of keys) for (const step of keyByAccount(key)) await attempt(`${key.table}.${key.name}`, step);

let [whole, divided, followed, linked] = [0, 0, 0, 0];
for (const name of at('whole')) whole += await attempt(name, `select create_reference_table('${name}')`);
for (const name of at('divided'))
  divided += await attempt(name, `select create_distributed_table('${name}', 'account_id')`);
await query(readFileSync(join(import.meta.dirname, 'rows.sql'), 'utf8'));
await query('set check_function_bodies = off');
for (const { name, made } of await query(FUNCTIONS)) await attempt(name, onOwnNode(made));
const lost = [];
for (const { name, table, made, isShared } of triggers) {
  const own = isShared ? byRow(made) : plan.get(table) === 'whole' ? onOneNode(made) : made;
  if (own === null) lost.push({ table, name });
  else followed += await attempt(`${table}.${name}`, own);
}
const left = foreign.filter((key) => !isTaken(plan, key));
for (const key of foreign)
  if (!left.includes(key))
    linked += await attempt(
      `${key.table}.${key.name}`,
      `alter table ${key.table} add constraint ${key.name} ${key.made}`,
    );
for (const { name, last } of numbers) await attempt(name, `select setval('public.${name}', ${last})`);

const named = (rows) => rows.map(({ table, name }) => `${table}.${name}`).join(', ');
console.log(`${divided} tables divided by account; ${whole} whole on every node: ${at('whole').join(', ')}`);
console.log(`${keys.length} keys made unique within each account: ${named(keys)}`);
console.log(`${linked} foreign keys stand; left out: ${named(left)}`);
console.log(
  `${followed} triggers of rows stand, some in place of those of statements; ${lost.length} are gone: ${named(lost)}`,
);
console.log(`${refused.length} steps were refused`);
for (const one of refused) console.log(`  ${one}`);
await client.end();
