import type { Generated } from 'kysely';
import type { CarnetStatus } from '@balcao/contract/carnets';
import '../../kits/charging/tables';

declare module '../../core/database' {
  interface Database {
    carnets: {
      account_id: number;
      id: Generated<number>;
      /** Status, counts and sums follow from the parcels; triggers of the database update them. */
      status: Generated<CarnetStatus>;
      customer_name: string;
      customer_document: string;
      customer_email: string | null;
      parcels: number;
      paid_parcels: Generated<number>;
      overdue_parcels: Generated<number>;
      value: number;
      open_value: Generated<number>;
      paid_value: Generated<number>;
      first_due: string;
      split_items: Generated<boolean>;
      next_due: Generated<string | null>;
      message: string | null;
      note: Generated<string | null>;
      filed: Generated<boolean>;
      fingerprint: string;
      search: string;
      created_by: number | null;
      created_at: Date;
      updated_at: Date;
    };
    carnet_histories: {
      account_id: number;
      id: Generated<number>;
      carnet_id: number;
      message: string;
      user_name: string | null;
      created_at: Date;
    };
    carnet_tags: { account_id: number; carnet_id: number; tag_id: number };
  }
}
