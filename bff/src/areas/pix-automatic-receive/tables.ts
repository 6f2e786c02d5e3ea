import type { Generated, JSONColumnType } from 'kysely';
import type {
  Collection,
  CollectionCharge,
  CollectionDetail,
  CollectionInput,
} from '@balcao/contract/pix-automatic-receive';

/** What an application says of a charge besides its cycle and amount, as the Pix API writes it. */
export interface ChargeSaid {
  infoAdicional?: string;
  ajusteDiaUtil: boolean;
  devedor?: { email?: string; logradouro?: string; cidade?: string; uf?: string; cep?: string };
  recebedor: { conta: string; tipoConta: 'CORRENTE' | 'POUPANCA' | 'PAGAMENTO'; agencia: string };
}

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
      /** What the contract is of, as an application says it. */
      object: Generated<string | null>;
      /** Where payers' banks read its terms; null: nowhere any more. */
      location_id: Generated<number | null>;
      /** Of the Pix charge that is paid with the authorisation. */
      txid: Generated<string | null>;
      /** An application charges its cycles, the bank does not. */
      by_api: Generated<boolean>;
    };
    pix_collection_locations: { account_id: number; id: Generated<number>; token: string; created_at: Date };
    /** Requests for confirmation (journey 1); the last is the recurrence's own. */
    pix_collection_requests: {
      account_id: number;
      id: Generated<number>;
      /** The bank's name for it. */
      request: string;
      collection_id: number;
      account: JSONColumnType<NonNullable<CollectionInput['account']>>;
      expires_at: Date;
      created_at: Date;
      sent_at: Generated<Date | null>;
      received_at: Generated<Date | null>;
      ended_at: Generated<Date | null>;
      /** Null: as the recurrence says. */
      ended_state: Generated<'ACEITA' | 'REJEITADA' | 'EXPIRADA' | 'CANCELADA' | null>;
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
      txid: Generated<string>;
      said: Generated<ChargeSaid | null>;
      active_at: Generated<Date | null>;
      ended_at: Generated<Date | null>;
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
      created_at: Generated<Date | null>;
      scheduled_at: Generated<Date | null>;
      ended_at: Generated<Date | null>;
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
