import type { Db } from '../../core/database';

/** A contract that the funder offers. */
export interface Offer {
  id: string;
  /** pt-BR. */
  name: string;
  /** Decides tax and who bears a default: a cession without recourse is no loan and bears no IOF (domain-next.md 6). */
  legalForm: 'cession' | 'loan';
  /** Percent a month with two decimals, as an integer. */
  monthlyRate: number;
  /** Integer cents a contract. */
  fee: number;
}

export interface FundingRequest {
  key: string;
  offer: string;
  /** Integer cents to be paid to the account. */
  net: number;
  billets: { collectionKey: string; value: number; due: string }[];
  at: Date;
}

/** `reason` is pt-BR. */
export type FundingAnswer = { state: 'accepted' } | { state: 'denied'; reason: string } | { state: 'analysing' };

/** Who pays billets before they are due. */
export interface Funder {
  listOffers(): Promise<readonly Offer[]>;
  /** Asks for money; a repeated request with the same key is one, and answers what became of it. */
  request(db: Db, request: FundingRequest): Promise<FundingAnswer>;
}
