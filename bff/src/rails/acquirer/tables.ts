import type { MachinePlan } from '@balcao/contract/card-machine/shapes';
import type { Generated } from 'kysely';
import type { Brand, Modality } from './terms';

declare module '../../core/database' {
  interface Database {
    /** Machines of the sandbox's acquirer, by the code that each shows. */
    sandbox_acquirer_machines: {
      code: string;
      serial: string;
      model: string;
      account_id: Generated<number | null>;
      pin_hash: Generated<string | null>;
      max_parcels: Generated<number>;
    };
    sandbox_acquirer_plans: { account_id: number; plan: MachinePlan };
    sandbox_acquirer_sales: {
      key: string;
      account_id: number;
      serial: string;
      at: Date;
      modality: Modality;
      brand: Brand | null;
      parcels: number;
      amount: number;
      authorization_code: string;
      card: string | null;
      is_told: Generated<boolean>;
    };
    sandbox_acquirer_parts: {
      id: Generated<number>;
      sale: string;
      account_id: number;
      parcel: number;
      gross: number;
      fee: number;
      anticipation_fee: number;
      net: number;
      day: string;
      state: Generated<'due' | 'paid' | 'cancelled'>;
    };
    sandbox_acquirer_contests: {
      sale: string;
      account_id: number;
      reason: string;
      at: Date;
      deadline: string;
      state: Generated<'open' | 'answered' | 'won' | 'lost'>;
      is_told: Generated<boolean>;
      ended_at: Date | null;
      is_end_told: Generated<boolean>;
    };
  }
}
