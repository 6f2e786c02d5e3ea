import type { ColumnType, Generated } from 'kysely';
import type { MachineContest, MachinePlan, MachineReceivable, MachineSale } from '@balcao/contract/card-machine/shapes';
import type { Brand, Modality } from '../../rails/acquirer/terms';

declare module '../../core/database' {
  interface Database {
    card_machines: {
      account_id: number;
      id: Generated<number>;
      serial: string;
      model: string;
      name: string;
      activation_code: string;
      max_parcels: Generated<number>;
      pin_set_at: Date | null;
      activated_at: Date;
    };
    card_machine_merchants: { account_id: number; activity_field: number; mcc: string };
    card_machine_plans: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      user_name: string;
      anticipation_due_days: number;
      /** The plan as it was agreed to. */
      plan: MachinePlan;
      consent: string;
      starts_at: Date;
    };
    card_machine_sales: {
      account_id: number;
      id: Generated<number>;
      key: string;
      machine_id: number;
      sold_at: Date;
      modality: Modality;
      brand: Brand | null;
      parcels: number;
      amount: number;
      fee: number;
      anticipation_fee: number;
      net: number;
      /** What the plan in force says that it costs, integer cents. */
      agreed: number;
      plan_days: number;
      difference: ColumnType<number, never, never>;
      ticket_id: number | null;
      authorization_code: string;
      card: string | null;
      state: Generated<MachineSale['state']>;
      search: string;
    };
    card_machine_payouts: {
      account_id: number;
      id: Generated<number>;
      day: string;
      modality: Modality;
      brand: Brand | null;
      count: number;
      gross: number;
      fee: number;
      net: number;
      paid_at: Date;
      protocol: string;
    };
    card_machine_receivables: {
      account_id: number;
      id: Generated<number>;
      sale_id: number;
      machine_id: number;
      sold_at: Date;
      modality: Modality;
      brand: Brand | null;
      parcel: number;
      parcels: number;
      gross: number;
      fee: number;
      net: number;
      expected_pay_day: string;
      state: Generated<MachineReceivable['state']>;
      paid_at: Date | null;
      payout_id: number | null;
      search: string;
    };
    card_machine_contests: {
      account_id: number;
      id: Generated<number>;
      sale_id: number;
      amount: number;
      reason: string;
      opened_at: Date;
      deadline: string;
      state: Generated<MachineContest['state']>;
      defence: string | null;
      answered_at: Date | null;
      ended_at: Date | null;
      owed: Generated<number>;
    };
  }
}
