// Fills the tables of a grown bank by COPY, with their indexes made afterwards, and what triggers would have written beside the rows.
import pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { GrownBank, hotSize, sizeOf } from './accounts.mjs';

const BUFFERED = 1 << 18;

function cell(value) {
  if (typeof value === 'number') return value;
  if (value === null || value === undefined) return '\\N';
  if (value instanceof Date) return value.toISOString();
  const text = String(value);
  return /[\\\n\t\r]/.test(text) ? text.replace(/[\\\n\t\r]/g, (c) => ESCAPED[c]) : text;
}
const ESCAPED = { '\\': '\\\\', '\n': '\\n', '\t': '\\t', '\r': '\\r' };

/** Takes rows of one table over a connection of its own; the first row names the columns. */
class Copy {
  #text = '';
  rows = 0;

  constructor(client, table, columns) {
    this.client = client;
    this.stream = client.query(copyFrom(`copy ${table} (${columns.join(', ')}) from stdin`));
    this.ended = new Promise((resolve, reject) => this.stream.on('finish', resolve).on('error', reject));
    this.ended.catch(() => {});
  }

  /** Whether enough text waits to be written. */
  add(row) {
    let line = '';
    for (const name in row) line += `${line && '\t'}${cell(row[name])}`;
    this.#text += `${line}\n`;
    this.rows++;
    return this.#text.length > BUFFERED;
  }

  async write() {
    const text = this.#text;
    this.#text = '';
    if (this.stream.errored) return this.ended;
    if (text && !this.stream.write(text))
      await Promise.race([new Promise((go) => this.stream.once('drain', go)), this.ended]);
  }

  async end() {
    await this.write();
    this.stream.end();
    await this.ended;
    await this.client.end();
  }
}

/** Writes what `rows` yields; answers the rows by table. */
async function copyAll(url, rows) {
  const copies = new Map();
  for (const [table, row] of rows) {
    let copy = copies.get(table);
    if (!copy) {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      await client.query('set session_replication_role = replica; set synchronous_commit = off');
      copies.set(table, (copy = new Copy(client, table, Object.keys(row))));
    }
    if (copy.add(row)) await copy.write();
  }
  for (const copy of copies.values()) await copy.end();
  return Object.fromEntries([...copies].map(([table, { rows: count }]) => [table, count]));
}

const TABLES = [
  'users',
  'accounts',
  'memberships',
  'signatures',
  'devices',
  'pix_keys',
  'customers',
  'charges',
  'charge_items',
  'charge_histories',
  'billet_payments',
  'billet_numbers',
  'money_operations',
  'money_steps',
  'pix_received',
  'ledger_transactions',
  'ledger_entries',
  'ledger_accounts',
  'audit_log',
  'audit_chains',
];
/** Tables whose rows are made of others after these. */
const MADE = ['account_directory', 'charge_counts'];

/** Drops what indexes of the tables no constraint needs; answers the statements that make them again. */
async function dropIndexes(query) {
  const indexes = await query(
    `select i.indexrelid::regclass::text as name, replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ') as made from pg_index i
     where i.indrelid = any ($1::regclass[]) and not exists (select from pg_constraint k where k.conindid = i.indexrelid)`,
    [`{${[...TABLES, ...MADE].join(',')}}`],
  );
  for (const { name } of indexes) await query(`drop index ${name}`);
  return indexes.map(({ made }) => made);
}

/** The highest id of each table that has one. */
async function lastIds(query) {
  const last = {};
  for (const { table } of await query(
    `select c.relname as table from pg_attribute a join pg_class c on c.oid = a.attrelid
     where (a.attidentity <> '' or c.relkind = 'p') and a.attname = 'id' and c.relname = any ($1::text[])`,
    [TABLES],
  ))
    last[table] = Number((await query(`select nextval(pg_get_serial_sequence($1, 'id')) as id`, [table]))[0].id);
  return last;
}

/** What triggers write beside the rows of the accounts from `first` on. */
async function fillBeside(query, first, hot) {
  const listed = { charges: 'txid', money_operations: 'protocol' };
  for (const [table, column] of Object.entries(listed))
    await query(
      `insert into account_directory (listed, value, account_id)
       select '${table}.${column}', ${column}, account_id from ${table} where account_id >= $1 and ${column} is not null`,
      [first],
    );
  await query(
    `update ledger_accounts a set posting_kinds = k.kinds from (
       select e.account_id, array_agg(distinct t.kind) as kinds
       from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
       where e.account_id >= $1 and e.kind = 'available' group by 1) k
     where a.account_id = k.account_id and a.kind = 'available'`,
    [first],
  );
  await query(
    `insert into charge_counts (account_id, filed, kind, day, key, status, count, value, folded)
     select c.account_id, c.filed, k.kind, k.day, k.key, c.status, count(*), sum(charge_worth(c.status, c.value, c.paid_value)), true
     from charges c cross join lateral charge_counts_of(c) k where c.account_id >= $1 and not k.cell group by 1, 2, 3, 4, 5, 6`,
    [first],
  );
  // as the fold of counts does of so many
  if (hot.charges > 20_000) await query('select charge_cells_keep($1)', [hot.id]);
}

/**
 * Adds accounts to a bank that no process serves, and the account with the many billets after them, where there are any.
 * @returns numbers of rows written by table, the first account's id, and how many seconds rows and indexes took
 */
export async function fill(database, { accounts, hot }) {
  const { query, url } = database;
  const began = performance.now();
  const since = () => Math.round((performance.now() - began) / 1000);
  const [like] = await query(
    "select password_hash, word_hash from users u join signatures s on s.user_id = u.id where email = 'titular@balcao.demo'",
  );
  const balances = await query('select kind, balance from ledger_accounts where account_id = 0');
  const own = {
    settlement: 0,
    fees: 0,
    ...Object.fromEntries(balances.map(({ kind, balance }) => [kind, Number(balance)])),
  };
  const last = await lastIds(query);
  const first = last.accounts + 1;
  const grown = new GrownBank({
    last,
    now: Date.now(),
    passwordHash: like.password_hash,
    wordHash: like.word_hash,
    own,
  });
  await query("set session_replication_role = replica; set maintenance_work_mem = '1GB'; set work_mem = '256MB'");
  const indexes = await dropIndexes(query);
  function* all() {
    for (let n = 0; n < accounts; n++) yield* grown.rows(n, sizeOf(n));
    if (hot) yield* grown.rows(accounts, hotSize(hot));
  }
  const rows = await copyAll(url, all());
  for (const [kind, balance] of Object.entries(grown.postings.own))
    await query('update ledger_accounts set balance = $2 where account_id = 0 and kind = $1', [kind, balance]);
  for (const [table, id] of Object.entries(grown.last))
    if (last[table] !== undefined) await query(`select setval(pg_get_serial_sequence($1, 'id'), $2)`, [table, id]);
  const copied = since();
  await query('analyze charges');
  await fillBeside(query, first, { id: first + accounts, charges: hot });
  for (const made of indexes) await query(made);
  await query(`vacuum (analyze) ${[...TABLES, ...MADE].join(', ')}`);
  await query('reset session_replication_role');
  return { rows, first, copied, indexed: since() - copied };
}
