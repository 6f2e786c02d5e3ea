import type { MachinePlan } from '@balcao/contract/card-machine/shapes';
import type { Db, Trx } from '../../core/database';
import type { Brand, Modality, Part } from './terms';

/** A sale that a machine of the account made; delivered at least once. Its parts are what the acquirer charges and will pay. */
export interface AcquirerSale {
  key: string;
  accountId: number;
  serial: string;
  at: Date;
  modality: Modality;
  brand: Brand | null;
  parcels: number;
  amount: number;
  authorization: string;
  /** Last four digits of the card. */
  card: string | null;
  parts: Part[];
}

/** What the acquirer paid at once: instalments of one modality and brand on one day. */
export interface AcquirerPayout {
  accountId: number;
  day: string;
  modality: Modality;
  brand: Brand | null;
  /** The acquirer's own ids, and what they are of. */
  parts: { id: number; sale: string; parcel: number; gross: number; fee: number; net: number }[];
}

/** Whoever holds the card contests a sale. `reason` is pt-BR; `deadline` is the last day of an answer. */
export interface AcquirerContest {
  key: string;
  accountId: number;
  sale: string;
  reason: string;
  at: Date;
  deadline: string;
}

/** How a contest ended: lost ones are not paid any more, and what was paid goes back. */
export interface AcquirerVerdict {
  key: string;
  accountId: number;
  sale: string;
  isLost: boolean;
  at: Date;
}

export interface AcquirerNews {
  now: Date;
  sales: AcquirerSale[];
  contests: AcquirerContest[];
  verdicts: AcquirerVerdict[];
  payouts: AcquirerPayout[];
}

export type Activation = { serial: string; model: string } | 'unknown' | 'used';

/** The acquirer, whose machines sell for the account. */
export interface Acquirer {
  /** Gives the machine that shows the code to the account. */
  activate(trx: Trx, code: string, accountId: number): Promise<Activation>;
  setPin(trx: Trx, serial: string, pin: string): Promise<void>;
  setMostParcels(trx: Trx, serial: string, most: number): Promise<void>;
  setPlan(trx: Trx, accountId: number, plan: MachinePlan): Promise<void>;
  /** Hands a defence on; null gives in. */
  answerContest(trx: Trx, sale: string, defence: string | null, at: Date): Promise<void>;
  /** What is not yet acknowledged, the oldest first. */
  receive(db: Db): Promise<AcquirerNews>;
  acknowledge(trx: Trx, news: AcquirerNews): Promise<void>;
}
