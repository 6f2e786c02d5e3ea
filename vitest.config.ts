import react from '@vitejs/plugin-react';
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Tests that do not depend on the database; they run once. */
const WITHOUT_DATABASE = ['dependency-rules', 'new-area', 'plugins-removable', 'translations'];
/** Tests that run on the embedded database where PostgreSQL is tested: what protects its data, and the authorisation matrix. */
const ON_EMBEDDED = ['start', 'kill', 'ledger', 'authorisation'];
/** What runs once, on the embedded database, where both are tested. */
const ONCE = process.env['TEST_EMBEDDED_TOO'] ? ['authorisation', 'start'] : [];
const invariants = (names: string[]) => names.map((name) => `tests/invariants/${name}.test.ts`);

const portal = (test: TestProjectInlineConfiguration['test']): TestProjectInlineConfiguration => ({
  plugins: [react()],
  test: {
    ...test,
    environment: './src/test-support/lasting-dom.ts',
    setupFiles: ['src/test-support/each-file.ts'],
    testTimeout: 40_000,
    server: { deps: { inline: [/@refinedev\//, /react-router/] } },
  },
});

/** The invariants and the walk over every page first, as the longest files: a worker that begins one last would end alone. */
class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const isLong = ({ project, moduleId }: TestSpecification) =>
      project.name === 'invariants' || moduleId.includes('/every-page.');
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
      // files share their modules, as loading the portal's takes longer than its tests. A file that changes what others find (modules,
      // the document's head, prototypes) is called *.alone.test.ts and has modules of its own
      portal({ name: 'portal', include: ['src/**/*.test.{ts,tsx}'], exclude: ['**/*.alone.test.*'], isolate: false }),
      portal({ name: 'portal alone', include: ['src/**/*.alone.test.{ts,tsx}'] }),
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
          // as of the BFF's tests
          isolate: !process.env['TEST_DATABASE_URL'],
          globalSetup: ['tests/support/prepare-database.ts'],
          testTimeout: 180_000,
          hookTimeout: 180_000,
        },
      },
    ],
  },
});
