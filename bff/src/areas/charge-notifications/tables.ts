import type { ColumnType, Generated } from 'kysely';
import type { ChargeStatus } from '@balcao/contract/charges';

declare module '../../core/database' {
  interface Database {
    /** Of each charge with an address for news: its token, and when the address is called next. Triggers add rows, no code does. */
    charge_notifications: {
      account_id: number;
      charge_id: number;
      token: Generated<string>;
      /** The newest event. */
      event_id: number;
      /** Calls since the newest event. */
      tries: Generated<number>;
      due_at: ColumnType<Date | null>;
      read_at: Date | null;
      /** The last call: what it was answered, or why it failed. */
      answered: number | null;
      failure: string | null;
    };
    /** Each status that such a charge had. */
    charge_events: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      status: ChargeStatus;
      previous: ChargeStatus | null;
      value: number | null;
      at: Date;
    };
  }
}
