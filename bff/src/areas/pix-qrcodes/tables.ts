import type { Generated, JSONColumnType } from 'kysely';
import type { PixQrcode } from '@balcao/contract/pix-qrcodes';
import '../../kits/money/pix/tables';
import type { Asked } from './charge-bodies';
import type { LotProblem } from './lot-rules';
import type { DueTerms } from './rules';
import type { PixSettings } from './settings-body';

interface Debtor {
  cpf?: string;
  cnpj?: string;
  nome?: string;
  email?: string;
  logradouro?: string;
  cidade?: string;
  uf?: string;
  cep?: string;
}

/** What a charge of the Pix API says besides its code, as the API writes it. */
export interface Cob extends DueTerms {
  devedor?: Debtor;
  solicitacaoPagador?: string;
  infoAdicionais?: { nome: string; valor: string }[];
}

export type CobKind = 'cob' | 'cobv';

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
      /** What a charge of the public API says besides; null: the code was made in the portal. */
      cob: Generated<Cob | null>;
      revision: Generated<number>;
      removed_at: Generated<Date | null>;
      /** Where its code leads; null: to its txid, or nowhere where the location was unlinked. */
      location_id: Generated<number | null>;
      /** Not null: the charge has a due day. */
      due_day: Generated<string | null>;
    };
    pix_locations: { account_id: number; id: Generated<number>; kind: CobKind; token: string; created_at: Date };
    pix_lots: {
      account_id: number;
      id: number;
      description: string | null;
      hash: string;
      created_at: Date;
    };
    pix_lot_items: {
      account_id: number;
      lot_id: number;
      place: number;
      txid: string;
      status: 'waiting' | 'made' | 'refused';
      is_made: Generated<boolean>;
      asked: JSONColumnType<Asked> | null;
      problem: JSONColumnType<LotProblem> | null;
      made_at: Date | null;
    };
    pix_settings: { account_id: number; settings: JSONColumnType<PixSettings>; updated_at: Date };
  }
}
