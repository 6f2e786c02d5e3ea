import type { Generated } from 'kysely';
import type { ChargeKind } from '@balcao/contract/charges';
import '../../kits/charging/tables';

declare module '../../core/database' {
  interface Database {
    split_payments: {
      account_id: number;
      id: Generated<number>;
      from_id: number;
      charge_id: number;
      kind: ChargeKind;
      value: number;
      key: string;
      created_at: Date;
    };
  }
}
