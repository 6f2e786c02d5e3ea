import type { Generated } from 'kysely';
import type { SalaryPortability } from '@balcao/contract/salary-portability';

declare module '../../core/database' {
  interface Database {
    salary_portabilities: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      state: Generated<SalaryPortability['state']>;
      protocol: string;
      bank_ispb: string;
      employer_document: string;
      employer_name: string;
      requested_at: Date;
      deadline: string;
      answered_at: Date | null;
      by_deadline: Generated<boolean>;
      reason: string | null;
      cancelled_at: Date | null;
    };
  }
}
