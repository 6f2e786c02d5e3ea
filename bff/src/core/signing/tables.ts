import type { Generated, JSONColumnType } from 'kysely';

/** A bound value as the trusted device shows it. */
export interface ShownLine {
  label: string;
  value: string;
}

declare module '../database' {
  interface Database {
    signatures: { user_id: number; word_hash: string; changed_at: Generated<Date> };
    signature_challenges: {
      account_id: number;
      token_hash: string;
      user_id: number;
      call: string | null;
      bound_hash: string | null;
      letters: string;
      expires_at: Date;
    };
    device_approvals: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      /** Session that asked for it; null of those asked for before sessions were told apart. */
      session_hash: string | null;
      token_hash: string;
      call: string;
      bound_hash: string;
      summary: string;
      lines: JSONColumnType<ShownLine[]>;
      status: Generated<'pending' | 'approved' | 'refused' | 'used'>;
      device_id: number | null;
      created_at: Generated<Date>;
      expires_at: Date;
    };
  }
}
