import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that do not depend on the database; they run once. */
const WITHOUT_DATABASE = ['dependency-rules', 'new-area', 'plugins-removable', 'translations'];
/** Tests that run on the embedded database where PostgreSQL is tested: what protects its data, and the authorisation matrix. */
const ON_EMBEDDED = ['start', 'kill', 'ledger', 'authorisation'];
/** What runs once, on the embedded database, where both are tested. */
const ONCE = process.env['TEST_EMBEDDED_TOO'] ? ['authorisation', 'start'] : [];
const invariants = (names: string[]) => names.map((name) => `tests/invariants/${name}.test.ts`);

/** The invariants first, as the longest files: a worker that begins one last would end alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ project }: TestSpecification) => project.name === 'invariants';
    const sorted = await super.sort(files);
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/** Unit tests beside their source (portal, BFF, contract, tools), and the invariants of the whole product. */
export default defineConfig({
  test: {
    // by default Vitest leaves one core free, which is half of a machine with two
    maxWorkers: '100%',
    sequence: { sequencer: LongestFirst },
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
          // no isolation on PostgreSQL saves loading the BFF a hundred times. It is safe: each file has its own bank, no module is
          // mocked, and state in modules is set anew or valid for any bank. The embedded database's memory is freed with its process
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
