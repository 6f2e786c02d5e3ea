import type { Generated, JSONColumnType, Selectable } from 'kysely';
import type { PixClaim, PixKeyCheck } from '@balcao/contract/pix-keys';
import type { Database } from '../../core/database';
import type { DirectoryEntry } from '../../rails/pix-directory/port';
import '../../rails/pix-directory/tables';

/** Holder and account of one side of a claim. */
export type Party = Pick<DirectoryEntry, 'holder' | 'account'>;

export type ClaimRow = Selectable<Database['pix_claims']>;

declare module '../../core/database' {
  interface Database {
    pix_key_checks: {
      account_id: number;
      id: Generated<number>;
      type: PixKeyCheck['type'];
      key: string;
      purpose: PixKeyCheck['purpose'];
      channel: PixKeyCheck['channel'];
      code_hash: string;
      sent_at: Date;
      ended_at: Date | null;
    };
    pix_claims: {
      account_id: number;
      id: Generated<number>;
      number: string;
      kind: PixClaim['kind'];
      side: PixClaim['side'];
      type: Exclude<PixClaim['type'], 'random'>;
      key: string;
      state: PixClaim['state'];
      other: JSONColumnType<Party>;
      opened_at: Date;
      answer_by: Date;
      complete_by: Date;
      ended_at: Date | null;
      ended_by: PixClaim['ended_by'];
    };
  }
}
