import type { Generated } from 'kysely';
import type { PixQrcode } from '@balcao/contract/pix-qrcodes';
import '../../kits/money/pix/tables';

/** What a charge of the Pix API says besides its code, as the API writes it. */
export interface Cob {
  devedor?: { cpf?: string; cnpj?: string; nome: string };
  solicitacaoPagador?: string;
  infoAdicionais?: { nome: string; valor: string }[];
}

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
    };
  }
}
