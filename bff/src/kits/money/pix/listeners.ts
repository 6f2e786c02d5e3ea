import type { Selectable } from 'kysely';
import type { Database, Trx } from '../../../core/database';
import type { JobTools } from '../../../core/jobs';
import './tables';

export type ReceivedPix = Selectable<Database['pix_received']>;

/** What an area does with a Pix that comes in. */
export interface PixListener {
  /** Takes it as the payment of a charge, and credits it; answers the charge's id, null where its txid is none of the area's. */
  pays?: (trx: Trx, ctx: JobTools, pix: ReceivedPix) => Promise<number | null>;
  /** Whether its txid says what it is for, though it is of no charge; asked before anybody is told. */
  expects?: (trx: Trx, pix: ReceivedPix) => Promise<boolean>;
  /** Told once of each, in its transaction, after it was credited. `expected`: what it is for is known, though it names no charge. */
  heard?: (trx: Trx, ctx: JobTools, pix: ReceivedPix, known: { expected: boolean }) => Promise<void>;
}

export const pixListeners: PixListener[] = [];

/** Called as an area's code is loaded. */
export const listenToPix = (listener: PixListener): void => void pixListeners.push(listener);
