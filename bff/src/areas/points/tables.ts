import type { Generated } from 'kysely';
import type { PointEntry } from '@balcao/contract/points';

declare module '../../core/database' {
  interface Database {
    points_accounts: { account_id: number; balance: Generated<number> };
    /** Points of one payment, and how many of them are there to be used. */
    points_lots: {
      account_id: number;
      operation_id: number;
      points: number;
      remaining: number;
      earned_at: Date;
      /** Last São Paulo day on which they can be used. */
      expires_on: string;
      is_warned: Generated<boolean>;
    };
    points_entries: {
      account_id: number;
      id: Generated<number>;
      kind: PointEntry['kind'];
      points: number;
      balance: number;
      description: string;
      at: Date;
      expires_on: string | null;
    };
  }
}
