import type { Generated } from 'kysely';
import type { PixQrcode } from '@balcao/contract/pix-qrcodes';
import '../../kits/money/pix/tables';

declare module '../../core/database' {
  interface Database {
    pix_qrcodes: {
      account_id: number;
      id: Generated<number>;
      kind: PixQrcode['kind'];
      txid: string;
      key: string;
      amount: number | null;
      description: string;
      payload: string;
      expires_at: Date | null;
      created_at: Date;
      received_count: Generated<number>;
      received_amount: Generated<number>;
      received_name: string | null;
      received_at: Date | null;
    };
  }
}
