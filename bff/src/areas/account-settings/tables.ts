import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    account_branches: { account_id: number; category: number; type: string | null; updated_at: Date };
    account_deletions: {
      account_id: number;
      id: Generated<number>;
      state: 'pending' | 'cancelled' | 'refused' | 'done';
      requested_at: Date;
      requested_by: number;
      requested_name: string;
      due_on: string;
      reason: string | null;
    };
  }
}
