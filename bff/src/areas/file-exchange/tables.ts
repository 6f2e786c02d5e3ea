import type { Generated, JSONColumnType } from 'kysely';
import type { FileOwner } from '@balcao/contract/shared/cnab/owner';
import type { CnabLayout } from '@balcao/contract/shared/cnab/bank';
import type { DeliveryState, ReturnPart } from '@balcao/contract/file-exchange';
import type { TitleField } from '@balcao/contract/shared/cnab/title';
import type { StatementPeriod } from './statement-periods';

/** Why a title is refused, by its place in the file; `name`: which field of a title it is, null: it cannot be read. */
export interface StoredFault {
  line: number;
  from: number | null;
  to: number | null;
  field: string | null;
  name: TitleField | null;
  message: string;
}

declare module '../../core/database' {
  interface Database {
    cnab_accounts: {
      account_id: number;
      is_active: boolean;
      since: Date;
      closed_on: string;
      next_number: Generated<number>;
    };
    cnab_return_mails: {
      account_id: number;
      user_id: number;
      layout: CnabLayout;
      asked_at: Date;
    };
    cnab_return_files: {
      account_id: number;
      id: Generated<number>;
      number: number;
      day: string;
      owner: JSONColumnType<FileOwner>;
      movements: number;
      value: number;
      parts: JSONColumnType<Omit<ReturnPart, 'label'>[]>;
      created_at: Date;
    };
    cnab_return_movements: {
      account_id: number;
      id: Generated<number>;
      file_id: number;
      key: string;
      code: string;
      our_number: number;
      our_digit: string;
      document_number: string;
      company_id: string;
      due: string | null;
      value: number;
      payer: JSONColumnType<{ document: string; name: string }>;
      reasons: string;
      fee: number;
      accrued: number;
      discount: number;
      paid: number;
      net: number;
      occurred_on: string;
      credit_on: string | null;
    };
    cnab_sftp_servers: {
      account_id: number;
      host: string;
      port: number;
      username: string;
      folder: string;
      fingerprint: string;
      layout: CnabLayout;
      public_key: string;
      /** Sealed. */
      private_key: string;
      user_id: number;
      set_at: Date;
    };
    cnab_deliveries: {
      account_id: number;
      id: Generated<number>;
      file_id: number;
      layout: CnabLayout;
      target: string;
      state: Generated<DeliveryState>;
      tries: Generated<number>;
      fault: string | null;
      created_at: Date;
      tried_at: Date | null;
    };
    cnab_statement_schedules: {
      account_id: number;
      id: Generated<number>;
      period: StatementPeriod;
      is_active: Generated<boolean>;
      by_mail: boolean;
      is_zipped: boolean;
      user_id: number;
      closed_on: string;
      created_at: Date;
    };
    cnab_statement_files: {
      account_id: number;
      name: string;
      first_day: string;
      last_day: string;
      is_zipped: boolean;
      created_at: Date;
    };
    cnab_shipping_files: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      user_name: string;
      file_name: string;
      layout: CnabLayout;
      file_number: number;
      content_hash: string;
      status: Generated<'draft' | 'running' | 'done'>;
      total: number;
      done: Generated<number>;
      refused: Generated<number>;
      value: Generated<number>;
      task_id: number | null;
      created_at: Date;
      started_at: Date | null;
      ended_at: Date | null;
    };
    cnab_shipping_rows: {
      account_id: number;
      shipping_id: number;
      line: number;
      /** The title's lines as they were sent. */
      text: string;
      movement: string;
      our_number: number | null;
      value: number;
      state: Generated<'ready' | 'done' | 'refused'>;
      faults: JSONColumnType<StoredFault[]>;
      payer: string;
      document: string;
      is_new: boolean;
      charge_id: number | null;
    };
    cnab_titles: {
      account_id: number;
      charge_id: number;
      document_number: string;
      company_id: string;
    };
  }
}
