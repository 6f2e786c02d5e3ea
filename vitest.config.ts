import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

/** What has nothing to do with a database runs once. */
const WITHOUT_DATABASE = ['dependency-rules', 'new-area', 'plugins-removable', 'translations'];
/** Tests that guard data whatever the database: they run on the embedded one also where PostgreSQL is tested. */
const ON_EMBEDDED = ['start', 'kill', 'kill-*', 'ledger', 'authorisation', 'fuzz'];
/** The authorisation matrix runs once, on the embedded database, where both are tested. */
const ONCE = process.env['TEST_EMBEDDED_TOO'] ? ['authorisation'] : [];
const invariants = (names: string[]) => names.map((name) => `tests/invariants/${name}.test.ts`);

/** Units beside their source (portal, BFF, contract, tools) and the invariants over the whole product. */
export default defineConfig({
  test: {
    // a core is left free unless told otherwise: of two, that is half
    maxWorkers: '100%',
    projects: [
      {
        plugins: [react()],
        test: {
          name: 'portal',
          include: ['src/**/*.test.{ts,tsx}'],
          environment: 'happy-dom',
          setupFiles: ['src/test-support/nothing-late.ts'],
          server: { deps: { inline: [/@refinedev\//, /react-router/] } },
        },
      },
      {
        test: {
          name: 'bff',
          include: ['bff/**/*.test.ts', 'contract/**/*.test.ts', 'tools/**/*.test.ts'],
          environment: 'node',
          // sound, as each file has a bank of its own and nothing is replaced by module: what modules hold is told to
          // them anew or holds for
          // any bank; it spares loading the BFF a hundred times. The embedded database's memory goes with its process
          isolate: !process.env['TEST_DATABASE_URL'],
          globalSetup: ['tests/support/prepare-database.ts'],
          testTimeout: 60_000,
          hookTimeout: 180_000,
        },
      },
      {
        test: {
          name: 'invariants',
          include: invariants(process.env['TEST_POSTGRES_TOO'] ? [...WITHOUT_DATABASE, ...ON_EMBEDDED] : ['*']),
          exclude: process.env['TEST_DATABASE_URL'] ? invariants([...WITHOUT_DATABASE, ...ONCE]) : [],
          environment: 'node',
          globalSetup: ['tests/support/prepare-database.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
