import { it } from 'vitest';
import { postgresUrl } from './test-database';

declare module 'vitest' {
  interface TaskMeta {
    /** Why it was left out; the full run prints it. */
    notRun?: string;
  }
}

/** A test of two transactions at once; on the embedded database, which has one connection, it says that it did not run. */
export const onPostgres = (name: string, work: () => Promise<void>) =>
  it(name, async ({ task, skip }) => {
    if (!postgresUrl) {
      task.meta.notRun = 'two transactions at once need PostgreSQL';
      skip(task.meta.notRun);
    }
    await work();
  });
