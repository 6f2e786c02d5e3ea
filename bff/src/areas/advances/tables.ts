import type { Generated } from 'kysely';
import type { Advance, AdvancedBillet } from '@balcao/contract/advances';

declare module '../../core/database' {
  interface Database {
    advances: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      protocol: string;
      /** Id and name of the funder's offer, as it was when the contract was signed. */
      offer: string;
      name: string;
      legal_form: Advance['legalForm'];
      monthly_rate: number;
      cet_monthly: number;
      cet_yearly: number;
      state: Advance['state'];
      gross: number;
      discount: number;
      iof: number;
      /** Whoever signed declared that the company is in Simples Nacional. */
      is_simples: Generated<boolean>;
      fee: number;
      net: number;
      /** How many billets. */
      count: number;
      scheduled_for: string;
      due_at: Date;
      created_at: Date;
      credited_at: Date | null;
      reason: string | null;
    };
    advance_items: {
      account_id: number;
      id: Generated<number>;
      advance_id: number;
      charge_id: number;
      customer_name: string;
      due: string;
      /** Last day on which it may be paid before it counts as not paid. */
      last_day: string;
      value: number;
      net: number;
      owed: Generated<number>;
      state: AdvancedBillet['state'];
      settled_at: Date | null;
    };
  }
}
