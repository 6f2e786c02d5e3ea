import type { Generated } from 'kysely';

declare module '../../core/database' {
  interface Database {
    sandbox_payments: {
      key: string;
      rail: string;
      amount: number;
      state: 'processing' | 'settled' | 'refused' | 'returned';
      reason: string | null;
      sends: Generated<number>;
      received_at: Date;
    };
    sandbox_payment_events: {
      id: Generated<number>;
      event_id: string;
      key: string;
      rail: string;
      state: 'settled' | 'refused' | 'returned';
      amount: number;
      reason_code: string | null;
      reason: string | null;
      due_at: Date;
      taken: Generated<boolean>;
    };
  }
}
