import type { Generated } from 'kysely';
import type { Onboarding } from '@balcao/contract/onboarding';

declare module '../../core/database' {
  interface Database {
    onboardings: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      name: Onboarding['onboardingName'];
      seen_at: Date | null;
    };
  }
}
