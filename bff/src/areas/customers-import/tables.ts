import type { Generated, JSONColumnType } from 'kysely';
import type { ImportField, ImportRow } from '@balcao/contract/customers-import';

declare module '../../core/database' {
  interface Database {
    customer_imports: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      file_name: string;
      status: Generated<'draft' | 'running' | 'done'>;
      titles: JSONColumnType<string[]>;
      fields: JSONColumnType<(ImportField | null)[]>;
      duplicates: 'update' | 'skip';
      total: number;
      task_id: number | null;
      created: Generated<number>;
      updated: Generated<number>;
      skipped: Generated<number>;
      created_at: Generated<Date>;
    };
    customer_import_rows: {
      account_id: number;
      import_id: number;
      line: number;
      cells: JSONColumnType<string[]>;
      state: Generated<ImportRow['state']>;
      faults: JSONColumnType<ImportRow['faults'], string | undefined, string>;
    };
    customer_import_mappings: {
      account_id: number;
      user_id: number;
      fields: JSONColumnType<Record<string, ImportField | null>>;
    };
  }
}
