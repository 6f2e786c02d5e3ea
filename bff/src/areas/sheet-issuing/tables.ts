import type { Generated, JSONColumnType } from 'kysely';
import type { SheetRow } from '@balcao/contract/sheet-issuing';

declare module '../../core/database' {
  interface Database {
    charge_sheets: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      user_name: string;
      kind: string;
      file_name: string;
      status: Generated<'draft' | 'running' | 'done'>;
      titles: JSONColumnType<string[]>;
      fields: JSONColumnType<(string | null)[]>;
      total: number;
      content_hash: string;
      task_id: number | null;
      created_at: Generated<Date>;
      started_at: Date | null;
      ended_at: Date | null;
    };
    charge_sheet_rows: {
      account_id: number;
      import_id: number;
      line: number;
      cells: JSONColumnType<string[]>;
      state: Generated<SheetRow['state']>;
      faults: JSONColumnType<SheetRow['faults'], string | undefined, string>;
      value: Generated<number | null>;
      charges: Generated<number>;
      customer: Generated<string | null>;
      is_new: Generated<boolean>;
      issued_id: Generated<number | null>;
    };
    charge_sheet_mappings: {
      account_id: number;
      user_id: number;
      kind: string;
      fields: JSONColumnType<Record<string, string | null>>;
    };
  }
}
