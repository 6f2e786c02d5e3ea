import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createServer } from 'vite';
import type * as database from '../../bff/src/core/database';
import type * as migrations from '../../bff/src/core/migrate';
import type * as demo from '../../bff/src/demo/demo';
import { asPostgresAdmin, databaseUrl, imageFile, postgresUrl, TEMPLATE } from './test-database';

const root = join(import.meta.dirname, '../..');

/** What the demo bank is made of; another text, another image. */
function fingerprint(): string {
  const hash = createHash('sha256');
  const visit = (path: string) => {
    if (statSync(path).isDirectory()) for (const name of readdirSync(path).sort()) visit(join(path, name));
    else if (!path.endsWith('.test.ts')) hash.update(path).update(readFileSync(path));
  };
  ['bff/migrations', 'bff/src/demo', 'bff/src/rails', 'bff/src/core'].forEach((dir) => visit(join(root, dir)));
  return hash.update(new Date().toISOString().slice(0, 10)).digest('hex');
}

/** Makes the demo bank once a run and keeps it while what makes it is the same. */
export default async function prepare(): Promise<void> {
  const wanted = fingerprint();
  if (!postgresUrl) {
    if (existsSync(imageFile) && existsSync(`${imageFile}.of`) && readFileSync(`${imageFile}.of`, 'utf8') === wanted) return;
    await withMakers(async ({ openEmbedded, migrate, fillDemo }) => {
      const store = await openEmbedded();
      await migrate(store);
      await fillDemo(store, { seed: 1 });
      writeFileSync(imageFile, Buffer.from(await (await store.dump!()).arrayBuffer()));
      await store.close();
    });
    writeFileSync(`${imageFile}.of`, wanted);
    return;
  }
  const made = await asPostgresAdmin(async (client) => {
    const { rows } = await client.query("select shobj_description(oid, 'pg_database') as of from pg_database where datname = $1", [TEMPLATE]);
    if (rows[0]?.of === wanted) return true;
    await client.query(`drop database if exists ${TEMPLATE} with (force)`);
    await client.query(`create database ${TEMPLATE}`);
    return false;
  });
  if (made) return;
  await withMakers(async ({ openPostgres, migrate, fillDemo }) => {
    const store = openPostgres(databaseUrl(TEMPLATE), 4);
    await migrate(store);
    await fillDemo(store, { seed: 1 });
    await store.close();
  });
  await asPostgresAdmin((client) => client.query(`comment on database ${TEMPLATE} is '${wanted}'`));
}

type Makers = typeof database & typeof migrations & typeof demo;

/** The set-up runs outside the tests' transformed modules, so it loads the makers itself. */
async function withMakers(work: (makers: Makers) => Promise<void>): Promise<void> {
  const vite = await createServer({ root, configFile: false, server: { middlewareMode: true, ws: false }, appType: 'custom', optimizeDeps: { noDiscovery: true }, logLevel: 'error' });
  try {
    const load = async (path: string) => vite.ssrLoadModule(path);
    await work({ ...(await load('/bff/src/core/database.ts')), ...(await load('/bff/src/core/migrate.ts')), ...(await load('/bff/src/demo/demo.ts')) } as Makers);
  } finally {
    await vite.close();
  }
}
