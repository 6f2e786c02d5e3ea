import type { Db } from '../../core/database';

export const PIX_KEY_TYPES = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

/** The directory's entry of a key: holder and account. Documents are without mask. */
export interface DirectoryEntry {
  key: string;
  type: PixKeyType;
  holder: { name: string; document: string; kind: 'F' | 'J' };
  account: { ispb: string; bankName: string; branch: string; number: string; type: 'checking' | 'savings' | 'payment' };
  /** Since when the key belongs to this holder's account; a recent date is a sign of fraud. */
  ownedSince: Date;
}

/** The directory of Pix keys. */
export interface PixDirectory {
  /** The entry of a key, written as `readKey` answers it; null: nobody's key. */
  findKey(db: Db, key: string): Promise<DirectoryEntry | null>;
  /** Records that a key left this bank. `to`: who has the key from now on; null: nobody. */
  left(db: Db, key: string, to: Pick<DirectoryEntry, 'holder' | 'account'> | null, at: Date): Promise<void>;
}
