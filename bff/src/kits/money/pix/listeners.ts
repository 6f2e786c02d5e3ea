import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../core/database';
import type { JobTools } from '../../../core/jobs';
import './tables';

export type ReceivedPix = Selectable<Database['pix_received']>;

/** What an area does with a Pix that comes in. */
export interface PixListener {
  /** Takes the Pix as payment of a charge and credits it; answers the charge's id, or null where its txid is not one of the area's. */
  pays?: (trx: Trx, ctx: JobTools, pix: ReceivedPix) => Promise<number | null>;
  /** Locks what a Pix to an account with a txid would pay, and answers the other accounts of this bank that get a part of it. */
  holds?: (trx: Trx, pix: Pick<ReceivedPix, 'account_id' | 'txid'>) => Promise<number[]>;
  /** Whether the Pix was expected by its txid, though it pays no charge; called before `heard` of any listener. */
  expects?: (trx: Trx, pix: ReceivedPix) => Promise<boolean>;
  /** Called once for each Pix, in its transaction, after it was credited. `expected`: some area knows what it is for. */
  heard?: (trx: Trx, ctx: JobTools, pix: ReceivedPix, known: { expected: boolean }) => Promise<void>;
}

export const pixListeners: PixListener[] = [];

/** Called as an area's code is loaded. */
export const listenToPix = (listener: PixListener): void => void pixListeners.push(listener);
