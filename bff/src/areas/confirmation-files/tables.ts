import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    confirmation_files: {
      account_id: number;
      id: Generated<number>;
      day: string;
      payments: number;
      value: number;
      created_at: Date;
    };
  }
}
