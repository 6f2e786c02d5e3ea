import type { JSONColumnType } from 'kysely';
import type { AutomaticOffer } from '@balcao/contract/pix-automatic';
import type { Db } from '../../core/database';

/** The receiver of a recurrence and their account. */
export interface Receiver {
  name: string;
  /** CPF or CNPJ without mask. */
  document: string;
  ispb: string;
  bank: string;
  branch: string;
  account: string;
}

/** The terms of a recurrence that a receiver offers. Integer cents, São Paulo days. */
export type Terms = Omit<AutomaticOffer, 'receiver' | 'code'> & {
  receiver: Receiver;
  /** The recurrence's id at the receiver's bank. */
  recurrence: string;
};

/** Reads recurrences at the receivers' banks, by the locations in their codes. */
export interface RecurrenceNetwork {
  /** The terms of the recurrence at a location; null where the location has none. */
  read(db: Db, location: string): Promise<Terms | null>;
}

declare module '../../core/database' {
  interface Database {
    sandbox_pix_recurrences: { location: string; terms: JSONColumnType<Terms>; created_at: Date };
  }
}
