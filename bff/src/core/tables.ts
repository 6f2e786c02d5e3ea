import type { Generated, JSONColumnType } from 'kysely';
import type { Address } from '@balcao/contract/core/shapes';
import type { Preferences } from '@balcao/contract/session';

declare module './database' {
  interface Database {
    users: {
      id: Generated<number>;
      name: string;
      nickname: string;
      cpf: string;
      email: string;
      cellphone: string;
      birth: string | null;
      avatar: string | null;
      password_hash: string;
      totp_secret: string | null;
      totp_last_step: Generated<number>;
      preferences: JSONColumnType<Preferences, string | undefined, string>;
      created_at: Generated<Date>;
    };
    accounts: {
      id: Generated<number>;
      modality: 'you' | 'pro' | 'corporation';
      nickname: string;
      account_number: string;
      email: string;
      phone: string;
      address: JSONColumnType<Address> | null;
      primary_cnae: string | null;
      description: Generated<string>;
      type: 'PF' | 'PJ';
      document: string;
      account_code: string;
      avatar: Generated<string | null>;
      is_shutdown: Generated<boolean>;
      created_at: Generated<Date>;
    };
    memberships: {
      account_id: number;
      user_id: number;
      role: 'admin' | 'support' | 'subuser';
      status: Generated<'active' | 'inactive'>;
      visible: Generated<boolean>;
      passkey: string;
      grants: JSONColumnType<Record<string, boolean>>;
      last_used_at: Date | null;
    };
    sessions: {
      id: Generated<number>;
      token_hash: string;
      user_id: number;
      account_id: number;
      user_agent: Generated<string>;
      ip: Generated<string>;
      created_at: Generated<Date>;
      seen_at: Generated<Date>;
      expires_at: Date;
    };
    attempts: {
      key: string;
      failures: number;
      locked_until: Date | null;
      since: Generated<Date>;
      updated_at: Generated<Date>;
      judging: Generated<number>;
    };
    socket_tokens: { token_hash: string; session_hash: string; expires_at: Date };
    idempotency_keys: {
      key: string;
      account_id: number;
      user_id: number;
      call: string;
      body_hash: string;
      answer: unknown;
      created_at: Generated<Date>;
    };
    audit_log: {
      id: Generated<number>;
      account_id: number | null;
      user_id: number | null;
      action: string;
      target: JSONColumnType<object>;
      ip: string;
      at: Generated<Date>;
      /** The row's place in the account's chain, and the hash of it and all rows before it; the database sets both. */
      seq: Generated<number>;
      hash: Generated<Buffer>;
    };
    /** The end of each account's chain; account 0 stands for rows of no account. */
    audit_chains: { account_id: number; entries: number; hash: Buffer };
    bank_clock: { id: number; offset_seconds: number };
    sandbox_messages: {
      id: Generated<number>;
      account_id: number | null;
      channel: 'mail' | 'sms' | 'call' | 'push' | 'whatsapp';
      recipient: string;
      subject: Generated<string>;
      body: string;
      sent_at: Date;
      /** When the message is handed to its carrier next; null: its channel has none, or it was delivered. */
      due_at: Date | null;
      tries: Generated<number>;
      delivered_at: Date | null;
      failure: string | null;
      attachment: Generated<Attachment | null>;
    };
  }
}

/** A file that goes with an e-mail. */
export interface Attachment {
  name: string;
  /** Its bytes. */
  base64: string;
}
