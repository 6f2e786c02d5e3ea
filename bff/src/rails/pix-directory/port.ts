import type { Db } from '../../core/database';

export const PIX_KEY_TYPES = ['cpf', 'cnpj', 'phone', 'email', 'random'] as const;
export type PixKeyType = (typeof PIX_KEY_TYPES)[number];

/** Who a key leads to, as the directory of all the banks knows it. Documents are unformatted. */
export interface DirectoryEntry {
  key: string;
  type: PixKeyType;
  holder: { name: string; document: string; kind: 'F' | 'J' };
  account: { ispb: string; bankName: string; branch: string; number: string; type: 'checking' | 'savings' | 'payment' };
  /** Since when the key leads to this holder's account: a new one is a sign of fraud. */
  ownedSince: Date;
}

/** The directory of Pix keys. */
export interface PixDirectory {
  /** Who holds the key, written as the directory does (`readKey`); null: nobody. */
  findKey(db: Db, key: string): Promise<DirectoryEntry | null>;
  /** A key left this bank: who has it from now on; null: nobody. */
  left(db: Db, key: string, to: Pick<DirectoryEntry, 'holder' | 'account'> | null, at: Date): Promise<void>;
}
