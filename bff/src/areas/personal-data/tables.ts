import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    erasure_requests: {
      account_id: number;
      user_id: number;
      asked_at: Date;
      /** Bases erased by the last run, joined by commas. */
      erased: Generated<string>;
      /** yyyy-mm-dd */
      ran_on: string | null;
      ended_at: Date | null;
    };
    erased_people: {
      user_id: number;
      /** JSON of name and CPF, sealed. */
      identity: string;
      keep_until: Date;
    };
  }
}
