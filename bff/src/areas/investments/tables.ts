import type { Generated } from 'kysely';
import type { Investment, Redemption } from '@balcao/contract/investments';
import type { Product } from '../../rails/broker/port';
import type { Profile } from './rules';

declare module '../../core/database' {
  interface Database {
    investments: {
      account_id: number;
      id: Generated<number>;
      operation_id: number;
      protocol: string;
      /** The asset as it was when it was bought. */
      product: Product;
      /** Integer cents that were invested. */
      amount: number;
      bought_units: number;
      units: number;
      /** Integer cents of them that are still invested. */
      principal: number;
      bought_on: string;
      maturity: string;
      redeemable_from: string;
      state: Generated<Investment['state']>;
    };
    /** What was taken out, or will be when the market opens; amounts of a scheduled one are those of its review. */
    investment_redemptions: {
      account_id: number;
      id: Generated<number>;
      investment_id: number;
      /** Who signed it; null at maturity. */
      user_id: number | null;
      protocol: string;
      state: Generated<Redemption['state']>;
      is_maturity: Generated<boolean>;
      is_whole: boolean;
      gross: number;
      principal: Generated<number>;
      iof: Generated<number>;
      income_tax: Generated<number>;
      net: number;
      units: Generated<number>;
      scheduled_for: string;
      due_at: Date;
      created_at: Date;
      settled_at: Date | null;
      reason: string | null;
    };
    investor_profiles: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      profile: Profile;
      points: number;
      answers: Record<string, string>;
      answered_at: Date;
      expires_on: string;
    };
  }
}
