import type { JSONColumnType } from 'kysely';
import type { Moment } from '@balcao/contract/billing-settings';
import type { Picture } from '../../../core/read-image';

declare module '../../../core/database' {
  interface Database {
    billing_settings: {
      account_id: number;
      part: 'display' | 'billet' | 'carnet' | 'communication' | 'card';
      value: JSONColumnType<object>;
      updated_at: Date;
    };
    billing_logos: {
      account_id: number;
      bytes: Buffer;
      type: Picture['type'];
      width: number;
      height: number;
      updated_at: Date;
    };
    billing_emails: { account_id: number; moment: Moment; subject: string; body: string; updated_at: Date };
  }
}
