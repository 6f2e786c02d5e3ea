import type { Generated, JSONColumnType } from 'kysely';
import type { Counterpart, MoneyState } from '@balcao/contract/money/operation';
import '../../rails/payments/tables';

export const LIMIT_PERIODS = ['transaction', 'day', 'night', 'month'] as const;
export type LimitPeriod = (typeof LIMIT_PERIODS)[number];
export type NightBegins = '20:00' | '22:00';

declare module '../../core/database' {
  interface Database {
    money_operations: {
      account_id: number;
      id: Generated<number>;
      kind: string;
      protocol: string;
      amount: number;
      fee: Generated<number>;
      returned: Generated<number>;
      counterpart: JSONColumnType<Counterpart>;
      details: JSONColumnType<Record<string, unknown>, string | undefined, string>;
      description: Generated<string>;
      scheduled_for: string;
      state: MoneyState;
      series: string | null;
      signed_by: number | null;
      reason_code: string | null;
      reason: string | null;
      next_at: Date | null;
      tries: Generated<number>;
      spent_at: Date | null;
      created_at: Date;
      sent_at: Date | null;
      settled_at: Date | null;
      ended_at: Date | null;
    };
    money_steps: {
      account_id: number;
      operation_id: number;
      id: Generated<number>;
      event_id: string | null;
      step: string;
      reason: string | null;
      at: Date;
    };
    account_limits: { account_id: number; product: string; period: LimitPeriod; amount: number };
    limit_usage: {
      account_id: number;
      product: string;
      period: Exclude<LimitPeriod, 'transaction'>;
      bucket: string;
      used: Generated<number>;
    };
    night_times: {
      account_id: number;
      id: Generated<number>;
      begins: NightBegins;
      chosen_at: Date;
      chosen_by: string;
      effective_at: Date;
    };
    limit_requests: {
      account_id: number;
      id: Generated<number>;
      product: string;
      period: LimitPeriod;
      previous: number;
      requested: number;
      message: Generated<string>;
      state: 'pending' | 'effective' | 'cancelled';
      requested_at: Date;
      requested_by: string;
      effective_at: Date;
      ended_at: Date | null;
    };
    safe_contacts: {
      account_id: number;
      id: Generated<number>;
      name: string;
      document: string;
      pix_key_type: string | null;
      pix_key: string | null;
      bank_code: string | null;
      branch: string | null;
      account: string | null;
      account_type: string | null;
      end_to_end_id: Generated<string | null>;
      created_at: Date;
      created_by: string;
      active_at: Date;
      removed_at: Date | null;
    };
  }
}
