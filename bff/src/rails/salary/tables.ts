import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    /** Requests at the paying banks of the sandbox. */
    sandbox_salaries: {
      key: string;
      person: string;
      employer: string;
      bank: string;
      state: Generated<'open' | 'accepted' | 'rejected' | 'cancelled'>;
      reason: string | null;
      at: Date;
      is_told: Generated<boolean>;
    };
  }
}
