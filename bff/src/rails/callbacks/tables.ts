import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    /** What the sandbox's outside world was called with; null: it did not answer. */
    sandbox_callbacks: {
      id: Generated<number>;
      url: string;
      body: string;
      status: number | null;
      at: Generated<Date>;
    };
  }
}
