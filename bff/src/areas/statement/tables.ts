import type { Generated, JSONColumnType } from 'kysely';
import type { Extra, RecordType } from './conciliation/rules';

declare module '../../core/database' {
  interface Database {
    conciliation_reports: {
      account_id: number;
      id: string;
      day: string;
      types: JSONColumnType<RecordType[]>;
      extra: JSONColumnType<Extra>;
      status: 'waiting' | 'running' | 'done';
      file: Generated<Buffer>;
      created_at: Date;
    };
  }
}
