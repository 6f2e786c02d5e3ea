import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { createServer } from 'vite';
import type * as allAreas from '../../bff/src/areas/index';
import type * as database from '../../bff/src/core/database';
import type { Store } from '../../bff/src/core/database';
import type * as jobs from '../../bff/src/core/jobs';
import type * as migrations from '../../bff/src/core/migrate';
import type * as demo from '../../bff/src/demo/demo';
import { divide } from './citus';
import { asPostgresAdmin, databaseUrl, imageFile, onCitus, postgresUrl, template } from './test-database';

const root = join(import.meta.dirname, '../..');
const bff = join(root, 'bff/src');

/** Names a demo bank: the UTC day, and a hash of the sources it is made by. Equal sources have the same name in any checkout. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    if (!existsSync(path)) return;
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!path.endsWith('.test.ts')) hash.update(relative(root, path)).update('\0').update(readFileSync(path));
  };
  ['demo', 'rails', 'core', 'ledger', 'kits'].forEach((dir) => visit(join(bff, dir)));
  for (const area of readdirSync(join(bff, 'areas')).sort())
    // all files of an area with demo rows, as its rules make them; of other areas the migrations only
    visit(join(bff, 'areas', area, existsSync(join(bff, 'areas', area, 'demo.ts')) ? '.' : 'migrations'));
  if (onCitus) visit(join(root, 'tools/citus'));
  return `${day(0)}-${hash.digest('hex').slice(0, 16)}`;
}

const day = (ago: number): string => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);

/** The names with this beginning whose day is before yesterday, so that no run uses them any more. */
const old = (names: string[], begin: string): string[] =>
  names.filter((name) => name.startsWith(begin) && name.slice(begin.length).replaceAll('_', '-') < day(1));

/** Makes the demo bank before a run, unless it is cached: it is, as long as its sources and the day are the same. */
export default async function prepare(): Promise<void> {
  // TEST_BANK: the name of a bank to keep, whatever the sources became since
  const of = process.env['TEST_BANK'] ?? fingerprint();
  process.env['BALCAO_TEST_BANK'] = of;
  await (postgresUrl
    ? prepareTemplates(template(of), template(of, 'nothing'))
    : prepareImages(imageFile(of), imageFile(of, 'nothing')));
}

async function prepareImages(demo: string, empty: string): Promise<void> {
  if (existsSync(demo) && existsSync(empty)) return;
  const begin = imageFile('');
  old(
    readdirSync(dirname(demo)).map((name) => join(dirname(demo), name)),
    begin.slice(0, -'.image'.length),
  ).forEach((name) => rmSync(name, { force: true }));
  await withMakers(async ({ openEmbedded, migrate, fillDemo, openJobs, areas }) => {
    const store = await openEmbedded();
    const write = async (file: string) => {
      // written under another name and renamed when complete, as another run may read the file meanwhile
      writeFileSync(`${file}.${process.pid}`, Buffer.from(await (await store.dump!()).arrayBuffer()));
      renameSync(`${file}.${process.pid}`, file);
    };
    await migrate(store);
    await createQueues(openJobs, areas, store);
    await write(empty);
    await fillDemo(store, { seed: 1 });
    await write(demo);
    await store.close();
  });
}

async function prepareTemplates(demo: string, empty: string): Promise<void> {
  await asPostgresAdmin(async (client) => {
    // a simultaneous run waits here and then finds the templates made
    await client.query("select pg_advisory_lock(hashtext('balcao_test_template'))");
    const { rows } = await client.query(
      "select datname, shobj_description(oid, 'pg_database') as state from pg_database where datname like 'balcao\\_test\\_template%'",
    );
    if (rows.some(({ datname, state }) => datname === demo && state === 'whole with the empty one')) return;
    for (const gone of [
      demo,
      empty,
      ...old(
        rows.map(({ datname }) => datname as string),
        template(''),
      ),
    ])
      await client.query(`drop database if exists ${gone} with (force)`);
    await withMakers(async ({ openPostgres, migrate, fillDemo, openJobs, areas }) => {
      const make = async (name: string, from: string, work: (store: Store) => Promise<unknown>) => {
        await client.query(`create database ${name} template ${from}`);
        const store = openPostgres(databaseUrl(name), 4);
        await work(store);
        await store.close();
      };
      await make(empty, 'template0', async (store) => {
        await migrate(store);
        await createQueues(openJobs, areas, store);
      });
      await make(demo, empty, (store) => fillDemo(store, { seed: 1 }));
      if (onCitus) for (const name of [empty, demo]) await divide(postgresUrl!, name);
    });
    await client.query(`comment on database ${demo} is 'whole with the empty one'`);
  });
}

type Makers = typeof database & typeof migrations & typeof demo & typeof jobs & typeof allAreas;

/** The queues of all jobs, which each bank would else make again: that takes longer than all else of its start. */
async function createQueues(openJobs: Makers['openJobs'], areas: Makers['areas'], store: Store): Promise<void> {
  const jobs = await openJobs(
    store,
    areas.flatMap((area) => area.jobs),
    false,
  );
  await jobs.stop();
}

/** Loads the BFF's modules that make a bank. A global set-up runs outside of Vitest's modules, so it needs a Vite server of its own. */
async function withMakers(work: (makers: Makers) => Promise<void>): Promise<void> {
  const vite = await createServer({
    root,
    configFile: false,
    server: { middlewareMode: true, ws: false },
    appType: 'custom',
    optimizeDeps: { noDiscovery: true },
    logLevel: 'error',
  });
  try {
    const load = async (path: string) => vite.ssrLoadModule(path);
    await work({
      ...(await load('/bff/src/core/database.ts')),
      ...(await load('/bff/src/core/migrate.ts')),
      ...(await load('/bff/src/demo/demo.ts')),
      ...(await load('/bff/src/core/jobs.ts')),
      ...(await load('/bff/src/areas/index.ts')),
    } as Makers);
  } finally {
    await vite.close();
  }
}
