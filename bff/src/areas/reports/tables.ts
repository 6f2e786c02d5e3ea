import type { Generated } from 'kysely';
import type { ReportColumn, ReportType } from '@balcao/contract/shared/report-columns';

declare module '../../core/database' {
  interface Database {
    report_schedules: {
      account_id: number;
      id: Generated<number>;
      type: ReportType;
      format: 'xlsx' | 'csv';
      every: 'week' | 'month';
      next_on: string;
      user_id: number;
      user_name: string;
      created_at: Date;
    };
    reports: {
      account_id: number;
      id: Generated<number>;
      type: ReportType;
      first_day: string;
      last_day: string;
      columns: ReportColumn[];
      format: 'xlsx' | 'csv';
      count: number;
      task_id: number;
      user_id: number;
      user_name: string;
      created_at: Date;
    };
  }
}
