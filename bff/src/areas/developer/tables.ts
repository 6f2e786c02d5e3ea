import type { Generated } from 'kysely';
import type { ApiApplication, ApiCertificate, ApiHandshake } from '@balcao/contract/developer';

export type ApiEnvironment = ApiApplication['credentials'][number]['environment'];

declare module '../../core/database' {
  interface Database {
    api_applications: {
      account_id: number;
      id: Generated<number>;
      /** In whose name it acts: its rights are never more than that person's. */
      user_id: number;
      name: string;
      scopes: string[];
      created_at: Date;
      removed_at: Date | null;
    };
    api_credentials: {
      account_id: number;
      id: Generated<number>;
      application_id: number;
      environment: ApiEnvironment;
      client_id: string;
      secret_hash: string;
      old_hash: string | null;
      old_until: Date | null;
      created_at: Date;
    };
    api_certificates: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      environment: ApiCertificate['environment'];
      name: string;
      serial: string;
      fingerprint: string;
      created_at: Date;
      expires_at: Date;
      revoked_at: Date | null;
      told_days: number | null;
    };
    api_authority: { id: number; certificate: string; private_key: string; created_at: Date };
    api_tokens: {
      token_hash: string;
      account_id: number;
      credential_id: number;
      scopes: string[];
      fingerprint: string | null;
      expires_at: Date;
    };
    api_requests: {
      account_id: number;
      id: Generated<number>;
      application_id: number | null;
      environment: ApiEnvironment | null;
      at: Date;
      method: string;
      endpoint: string;
      path: string;
      status: number;
      ms: number;
      reason: string | null;
    };
    pix_webhooks: { account_id: number; key: string; url: string; created_at: Date };
    /** Of recurrences of Pix automático (rec), and of their charges (cobr). */
    pix_automatic_webhooks: { account_id: number; kind: 'rec' | 'cobr'; url: string; created_at: Date };
    webhook_deliveries: {
      account_id: number;
      id: Generated<number>;
      topic: string;
      /** Which one of the topic: an end-to-end id, a token. */
      subject: string;
      url: string;
      content_type: string;
      body: string;
      created_at: Date;
      tries: Generated<number>;
      /** Null: delivered or given up. */
      next_at: Date | null;
      leased_until: Date | null;
      delivered_at: Date | null;
      last_at: Date | null;
      last_status: number | null;
      last_error: string | null;
      /** The beginning of what the receiver answered. */
      last_answer: string | null;
    };
    /** Absent: the account's first secret, which nothing signs beside. */
    webhook_secrets: { account_id: number; version: number; old_until: Date };
    api_handshakes: {
      account_id: number;
      id: Generated<number>;
      application_id: number;
      environment: ApiEnvironment;
      at: Date;
      fault: ApiHandshake['fault'];
      fingerprint: string | null;
    };
    api_quota_warnings: { account_id: number; application_id: number; day: string };
    api_usage: {
      account_id: number;
      id: Generated<number>;
      application_id: number;
      environment: ApiEnvironment;
      day: string;
      endpoint: string;
      success: Generated<number>;
      refused: Generated<number>;
      failed: Generated<number>;
    };
  }
}
