import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    grid_views: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      grid: string;
      name: string;
      query: string;
      columns: string[];
    };
  }
}
