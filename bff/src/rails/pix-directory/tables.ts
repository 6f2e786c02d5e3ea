import type { Generated, JSONColumnType } from 'kysely';
import type { DirectoryEntry, PixKeyType } from './port';

declare module '../../core/database' {
  interface Database {
    /** Keys of this bank's accounts, past ones included; a key has at most one active row. */
    pix_keys: {
      account_id: number;
      id: Generated<number>;
      type: PixKeyType;
      key: string;
      state: 'active' | 'removed' | 'ported' | 'claimed';
      created_at: Date;
      owned_since: Date;
      ended_at: Date | null;
    };
    /** Keys set from the sandbox's console, and keys that left this bank; a null entry is a key of nobody. */
    sandbox_pix_keys: {
      key: string;
      entry: JSONColumnType<Omit<DirectoryEntry, 'key' | 'type' | 'ownedSince'> | null, string | null>;
      owned_since: Date;
    };
  }
}
