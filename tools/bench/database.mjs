// The database that the BFF is measured on: the demo bank with very many charges, and an account with the usual few. The database is
// made once as a template and copied for each run.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';

const root = join(import.meta.dirname, '../..');
const TEMPLATE = 'balcao_bench';
export const FEW = 2500;

const urlOf = (server, name) => Object.assign(new URL(server), { pathname: `/${name}` }).toString();

async function ask(url, work) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    return await work((text, values) => client.query(text, values).then(({ rows }) => rows));
  } finally {
    await client.end();
  }
}

function fingerprint(charges) {
  const hash = createHash('sha256').update(`${charges} ${addFew}`);
  const visit = (path) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!path.endsWith('.test.ts')) hash.update(readFileSync(path));
  };
  ['bff/src/core/migrations', 'bff/src/demo', 'bff/src/areas/charges/migrations', 'bff/src/areas/charges/demo'].forEach(
    (path) => visit(join(root, path)),
  );
  return hash.digest('hex');
}

/** A fresh copy of the template database, which is made first where it is missing or outdated. `drop` removes the copy. */
export async function benchDatabase(server, charges) {
  const wanted = fingerprint(charges);
  const admin = (work) => ask(server, work);
  const [existing] = await admin((query) =>
    query("select shobj_description(oid, 'pg_database') as of from pg_database where datname = $1", [TEMPLATE]),
  );
  if (existing?.of !== wanted) {
    await admin(
      async (query) => (
        await query(`drop database if exists ${TEMPLATE} with (force)`),
        query(`create database ${TEMPLATE}`)
      ),
    );
    console.log(`Making the demo bank with ${charges} charges, once…`);
    const { status } = spawnSync(
      process.execPath,
      [join(root, 'bff/dist/demo.js'), '--charges', String(charges), '--seed', '7'],
      {
        cwd: root,
        stdio: ['ignore', 'ignore', 'inherit'],
        env: { ...process.env, DATABASE_URL: urlOf(server, TEMPLATE) },
      },
    );
    if (status !== 0) throw new Error(`the demo bank could not be made: ${status}`);
    await ask(urlOf(server, TEMPLATE), addFew);
    await admin((query) => query(`comment on database ${TEMPLATE} is '${wanted}'`));
  }
  const copy = `${TEMPLATE}_${process.pid}`;
  await admin((query) => query(`create database ${copy} template ${TEMPLATE} strategy file_copy`));
  const client = new pg.Client({ connectionString: urlOf(server, copy) });
  await client.connect();
  return {
    url: urlOf(server, copy),
    query: (text, values) => client.query(text, values).then(({ rows }) => rows),
    drop: async () => {
      await client.end();
      await admin((query) => query(`drop database if exists ${copy} with (force)`));
    },
  };
}

/** An empty database, which the BFF fills with the demo bank as it starts. `drop` removes the database. */
export async function freshDatabase(server) {
  const name = `${TEMPLATE}_fresh_${process.pid}`;
  await ask(server, (query) => query(`create database ${name}`));
  const client = new pg.Client({ connectionString: urlOf(server, name) });
  await client.connect();
  return {
    url: urlOf(server, name),
    query: (text, values) => client.query(text, values).then(({ rows }) => rows),
    drop: async () => {
      await client.end();
      await ask(server, (query) => query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Copies FEW of the charges with their tags, evenly spaced, into an account of another sign-in, whose own charges are deleted. */
async function addFew(query) {
  const [{ account }] = await query(
    `select account_id as account from memberships m join users u on u.id = m.user_id
      where u.email = 'multicontas@balcao.demo' order by last_used_at desc limit 1`,
  );
  const [{ many, n }] = await query(
    'select account_id as many, count(*) as n from charges group by 1 order by 2 desc limit 1',
  );
  for (const table of ['charge_tags', 'charges']) await query(`delete from ${table} where account_id = $1`, [account]);
  const columns = (
    await query(
      `select column_name as name from information_schema.columns where table_name = 'charges'
        and is_generated = 'NEVER' and column_name not in ('id', 'account_id', 'txid', 'our_number')`,
    )
  )
    .map(({ name }) => name)
    .join(', ');
  await query(
    `insert into charges (account_id, our_number, ${columns})
     select $1, row_number() over (order by id) + 1000, ${columns}
       from (select *, row_number() over (order by id) as nth from charges where account_id = $2) c
     where nth % greatest(1, $3::bigint / $4) = 0 order by id limit $4`,
    [account, many, n, FEW],
  );
  await query(
    `insert into tags (account_id, name, color_ref, hidden) select $1, name, color_ref, hidden from tags
      where account_id = $2 on conflict do nothing`,
    [account, many],
  );
  await query(
    `insert into charge_tags (account_id, charge_id, tag_id) select $1, c.id, t.id from charges c
      join charges o on o.account_id = $2 and o.fingerprint = c.fingerprint and o.created_at = c.created_at
     join charge_tags ot on ot.account_id = $2 and ot.charge_id = o.id join tags s on s.account_id = $2 and s.id = ot.tag_id
     join tags t on t.account_id = $1 and t.name = s.name where c.account_id = $1 on conflict do nothing`,
    [account, many],
  );
  for (const table of ['charges', 'charge_tags', 'charge_counts']) await query(`vacuum (analyze) ${table}`);
}
