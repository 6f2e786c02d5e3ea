import { it } from 'vitest';
import { postgresUrl } from './test-database';

declare module 'vitest' {
  interface TaskMeta {
    /** Why a test was skipped; `npm test` prints it. */
    notRun?: string;
  }
}

/** A test of simultaneous transactions; skipped with its reason on the embedded database, which has one connection. */
export const onPostgres = (name: string, work: () => Promise<void>) =>
  it(name, async ({ task, skip }) => {
    if (!postgresUrl) {
      task.meta.notRun = 'two transactions at once need PostgreSQL';
      skip(task.meta.notRun);
    }
    await work();
  });
