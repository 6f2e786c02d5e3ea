import type { FundingAnswer } from './port';

declare module '../../core/database' {
  interface Database {
    /** Requests at the funder of the sandbox. */
    sandbox_fundings: {
      key: string;
      net: number;
      state: FundingAnswer['state'];
      reason: string | null;
      at: Date;
    };
  }
}
