import type { Generated, JSONColumnType } from 'kysely';
import type {
  Collection,
  CollectionCharge,
  CollectionDetail,
  CollectionInput,
} from '@balcao/contract/pix-automatic-receive';

declare module '../../core/database' {
  interface Database {
    pix_collections: {
      account_id: number;
      id: Generated<number>;
      recurrence: string;
      payer_name: string;
      payer_document: string;
      payer_account: JSONColumnType<NonNullable<CollectionInput['account']>> | null;
      contract: string;
      period: Collection['period'];
      first_day: string;
      last_day: string | null;
      amount: number | null;
      minimum: number | null;
      retry: Collection['retry'];
      journey: number;
      state: Collection['state'];
      request: CollectionDetail['request'];
      code: string | null;
      now_amount: number | null;
      billet_id: number | null;
      next_cycle: Generated<number>;
      next_day: string | null;
      received: Generated<number>;
      filed: Generated<boolean>;
      note: Generated<string>;
      search: string;
      answer_by: Date;
      authorised_at: Date | null;
      ended_at: Date | null;
      created_by: number | null;
      created_at: Date;
    };
    /** Ids are unique over charges and pix_collection_charges together. */
    pix_collection_charges: {
      account_id: number;
      id: Generated<number>;
      collection_id: number;
      cycle: number;
      day: string;
      amount: number;
      state: CollectionCharge['state'];
      paid_at: Date | null;
      created_at: Date;
    };
    pix_collection_attempts: {
      account_id: number;
      id: Generated<number>;
      charge_id: number;
      number: number;
      day: string;
      state: CollectionCharge['attempts'][number]['state'];
      tries: Generated<number>;
      reason: string | null;
      end_to_end: string;
    };
    pix_collection_histories: {
      account_id: number;
      id: Generated<number>;
      collection_id: number;
      message: string;
      user_name: string | null;
      created_at: Date;
    };
    pix_collection_tags: { account_id: number; collection_id: number; tag_id: number };
    sandbox_pix_poor_payers: { recurrence: string };
  }
}
