import type { Generated, JSONColumnType } from 'kysely';
import type { DirectoryEntry, PixKeyType } from './port';

declare module '../../core/database' {
  interface Database {
    /** Keys of this bank's accounts: of each at most one is active. */
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
    /** Keys of other banks as the sandbox's console set them; a null entry is a key of nobody. */
    sandbox_pix_keys: {
      key: string;
      entry: JSONColumnType<Omit<DirectoryEntry, 'key' | 'type' | 'ownedSince'> | null, string | null>;
      owned_since: Date;
    };
  }
}
