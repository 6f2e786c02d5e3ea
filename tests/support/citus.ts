import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import pg from 'pg';

/*
 * Banks on a Citus cluster, each a database of the same name on every node. A bank is divided once and then copied as files, node by node:
 * what says how it is divided lies in its database, and names nodes, not databases.
 */
const { SETTINGS } = (await import(join(import.meta.dirname, '../../tools/citus/plan.mjs'))) as {
  SETTINGS: Record<string, string>;
};

const at = (url: string, database: string): string =>
  Object.assign(new URL(url), { pathname: `/${database}` }).toString();

async function ask(url: string, ...texts: string[]): Promise<any[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    let rows: any[] = [];
    for (const text of texts) ({ rows } = await client.query(text));
    return rows;
  } finally {
    await client.end();
  }
}

/** Databases of administration on every node of the cluster that the coordinator's has: the coordinator's first. */
async function nodesOf(url: string): Promise<string[]> {
  const workers = await ask(
    url,
    'select nodename, nodeport from pg_dist_node where groupid <> 0 and isactive order by nodeid',
  );
  if (!workers.length) throw new Error('the cluster has no workers: select citus_add_node(host, port) in its database');
  const urls = workers.map(({ nodename, nodeport }) =>
    Object.assign(new URL(url), { hostname: nodename, port: String(nodeport) }).toString(),
  );
  return [url, ...urls];
}

/** Ends what uses a database, as the cluster's own processes do, so that it can be copied or dropped. */
const endUsers = (name: string) =>
  `select pg_terminate_backend(pid, 5000) from pg_stat_activity where datname = '${name}' and pid <> pg_backend_pid()`;

/** Divides a plain database of the coordinator, which the program has made; other banks are copies of it. */
export async function divide(url: string, name: string): Promise<void> {
  const nodes = await nodesOf(url);
  const workers = nodes.slice(1);
  for (const worker of workers) {
    await ask(worker, `drop database if exists ${name} with (force)`, `create database ${name} template template0`);
    await ask(at(worker, name), 'create extension citus');
  }
  const { hostname, port } = new URL(url);
  await ask(
    at(url, name),
    'create extension citus',
    `select citus_set_coordinator_host('${hostname}', ${port || 5432})`,
    ...workers.map((worker) => `select citus_add_node('${new URL(worker).hostname}', ${new URL(worker).port || 5432})`),
  );
  const { status } = spawnSync(process.execPath, [join(import.meta.dirname, '../../tools/citus/distribute.mjs')], {
    env: { ...process.env, DATABASE_URL: at(url, name) },
    stdio: ['ignore', process.env['TEST_CITUS_LOG'] ? 'inherit' : 'ignore', 'inherit'],
  });
  if (status !== 0) throw new Error(`${name} could not be divided`);
  // the cluster's own process in the database, too, would be in the way of a copy, and comes back where it may
  for (const node of nodes) await ask(node, `alter database ${name} with allow_connections false`, endUsers(name));
}

export async function copyDivided(url: string, name: string, from: string): Promise<void> {
  const nodes = await nodesOf(url);
  const settings = Object.entries(SETTINGS).map(([key, value]) => `alter database ${name} set ${key} = ${value}`);
  for (const node of nodes) await ask(node, `create database ${name} template ${from} strategy file_copy`, ...settings);
}

export async function dropDivided(url: string, name: string): Promise<void> {
  for (const node of await nodesOf(url)) await ask(node, `drop database if exists ${name} with (force)`);
}
