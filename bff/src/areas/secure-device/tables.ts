import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    devices: {
      id: Generated<number>;
      user_id: number;
      name: string;
      created_at: Generated<Date>;
      last_used_at: Date | null;
      revoked_at: Date | null;
    };
  }
}
