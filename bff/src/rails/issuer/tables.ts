import type { Generated, JSONColumnType } from 'kysely';
import type { EncryptKey, IssuerEvent } from './port';

declare module '../../core/database' {
  interface Database {
    /** Cards of the sandbox's issuer; the number comes from the seed and the bank's secret whenever it is asked for. */
    sandbox_issuer_cards: { key: string; seed: string; name: string; last_digits: string; pin_set_at: Date | null };
    sandbox_issuer_events: {
      id: Generated<number>;
      key: string;
      kind: IssuerEvent['kind'];
      detail: JSONColumnType<IssuerEvent['detail']>;
      due_at: Date;
    };
    sandbox_issuer_keys: { kid: string; private_key: string; public_key: JSONColumnType<EncryptKey> };
  }
}
