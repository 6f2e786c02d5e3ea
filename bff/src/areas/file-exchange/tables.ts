import type { Generated, JSONColumnType } from 'kysely';
import type { FileOwner } from '@balcao/contract/shared/cnab/owner';
import type { ReturnPart } from '@balcao/contract/file-exchange';

declare module '../../core/database' {
  interface Database {
    cnab_accounts: {
      account_id: number;
      is_active: boolean;
      since: Date;
      closed_on: string;
      next_number: Generated<number>;
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
    cnab_titles: {
      account_id: number;
      charge_id: number;
      document_number: string;
      company_id: string;
    };
  }
}
