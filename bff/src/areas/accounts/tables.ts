import type { Generated } from 'kysely';
import type { Account } from '@balcao/contract/session';

declare module '../../core/database' {
  interface Database {
    account_openings: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      modality: Account['modality'];
      revenue: number | null;
      /** JSON text. */
      consents: string | null;
      read_at: string | null;
      at: Date;
    };
    account_owner_documents: {
      account_id: number;
      id: Generated<number>;
      ticket_id: number;
      cnpj: string;
      bytes: Buffer;
      type: string;
      sent_at: Date;
    };
  }
}
