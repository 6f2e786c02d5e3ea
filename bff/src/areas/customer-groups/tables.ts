import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    customer_groups: { account_id: number; id: Generated<number>; name: string };
  }
}
