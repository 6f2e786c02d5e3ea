import { join } from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of pure rules, which open no database, as `npm run mutate` runs them. */
export default defineConfig({
  root: join(import.meta.dirname, '..'),
  test: { include: ['bff/src/**/*rules.test.ts', 'contract/src/shared/*.test.ts'], environment: 'node' },
});
