import type { JSONColumnType } from 'kysely';
import type { AutomaticOffer } from '@balcao/contract/pix-automatic';
import type { Db } from '../../core/database';

/** Who is paid, and where. */
export interface Receiver {
  name: string;
  /** Unformatted. */
  document: string;
  ispb: string;
  bank: string;
  branch: string;
  account: string;
}

/** What a receiver asks for. Integer cents, São Paulo days. */
export type Terms = Omit<AutomaticOffer, 'receiver' | 'code'> & {
  receiver: Receiver;
  /** The receiver's bank's name for it. */
  recurrence: string;
};

/** The receivers' banks, as the codes of their recurrences point at them. */
export interface RecurrenceNetwork {
  /** What the recurrence at a location asks for; null where there is none. */
  read(db: Db, location: string): Promise<Terms | null>;
}

declare module '../../core/database' {
  interface Database {
    sandbox_pix_recurrences: { location: string; terms: JSONColumnType<Terms>; created_at: Date };
  }
}
