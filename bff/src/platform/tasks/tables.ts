import type { Generated } from 'kysely';
import type { Task } from '@balcao/contract/tasks';

declare module '../../core/database' {
  interface Database {
    tasks: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      kind: string;
      permission: string;
      status: Generated<Task['status']>;
      done: Generated<number>;
      refused: Generated<number>;
      total: number;
      error: string | null;
      file_name: string | null;
      file_type: string | null;
      created_at: Generated<Date>;
      updated_at: Generated<Date>;
    };
    task_parts: { account_id: number; task_id: number; part: number; bytes: Buffer };
  }
}
