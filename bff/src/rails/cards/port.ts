import type { CardBrand } from '@balcao/contract/shared/card-limits';
import type { Db, Trx } from '../../core/database';

/** The data of a card that the bank gets; never the number. */
export interface CardFace {
  brand: CardBrand;
  last4: string;
  holder: string;
}

/** The form fields of a card, as the payer's browser sends them. */
export interface TypedCard {
  number?: string;
  /** MM/AA or MM/AAAA. */
  expiry?: string;
  cvv?: string;
  holder?: string;
  /** 'yes' where the payer agrees to a card on file: the token is valid for more than one payment. */
  reuse?: string;
}
export type CardFaults = Partial<Record<'number' | 'expiry' | 'cvv' | 'holder', string>>;

/** What a payer's browser and shop agreed on to have the payer authenticated by 3-D Secure. */
export interface Authentication {
  /** Of the authentication that the browser began. */
  identifier: string;
  /** Where the payer goes on after a challenge. */
  callbackUrl: string;
}

/** A challenge of the issuer: a form that the payer's browser sends. */
export interface Challenge {
  /** Address that the form is sent to: absolute, or a path of this origin. */
  action: string;
  creq: string;
  sessionData: string;
}

/** A challenge as its payer sees it. */
export interface ChallengeShown {
  /** Integer cents. */
  amount: number;
  descriptor: string;
  callbackUrl: string;
  isAnswered: boolean;
}

/** One attempt to charge a card; a repeated order with the same key is done once. */
export interface CardOrder {
  key: string;
  /** The processor's token of the card, made in the payer's browser; valid for one attempt, or for many as a card on file. */
  token: string;
  /** Integer cents. */
  amount: number;
  instalments: number;
  /** Text on the payer's card statement. */
  descriptor: string;
  /** Only a payer who is authenticated so is charged; a fraud is then the issuer's. */
  authentication?: Authentication | null;
  /** Time of the order by the bank's clock. */
  at: Date;
}

/** Why a card was refused: `code` for programs, `reason` for the payer, pt-BR. */
export interface Refusal {
  code:
    | 'unknown-token'
    | 'do-not-honor'
    | 'no-funds'
    | 'lost'
    | 'stolen'
    | 'expired'
    | 'wrong-code'
    | 'fraud'
    | 'authentication';
  reason: string;
}

export type CardAnswer = {
  /** Whether the token is valid for further payments; absent where the processor does not know the token. */
  isReusable?: boolean;
} & (
  | ({ state: 'approved'; authorisation: string } & CardFace)
  /** Under antifraud analysis; the outcome comes as an event. */
  | ({ state: 'analysis' } & CardFace)
  /** The issuer challenges the payer; the outcome comes as an event. */
  | ({ state: 'challenge'; challenge: Challenge } & CardFace)
  | ({ state: 'refused' } & Refusal & { face: CardFace | null })
);

/** A notice of the processor; delivered at least once, in any order. */
export interface CardEvent {
  eventId: string;
  /** Key of the order concerned. */
  key: string;
  kind: 'approved' | 'denied' | 'settled' | 'contested' | 'contest-won' | 'contest-lost';
  /** Number of the settled receipt, from 1. */
  number: number | null;
  /** Integer cents contested. */
  amount: number | null;
  /** Reason of a refusal or chargeback in pt-BR; the authorisation code of an approval. */
  reason: string | null;
  /** Last São Paulo day to answer a chargeback. */
  deadline: string | null;
  at: Date;
}

/** The processor of card payments. Never call a method inside a transaction, except `acknowledge`. */
export interface CardRail {
  /** Address that the payer's browser sends the card to for a token: absolute, or a path of this origin. */
  tokenUrl: string;
  /** Makes the token where the processor has no address of its own and the bank serves `tokenUrl` for it. `now`: the bank's time. */
  makeToken?: (db: Db, card: TypedCard, now: Date) => Promise<{ token: string } | { errors: CardFaults }>;
  /** Challenges of the issuer, where it has no page of its own and the bank serves one at `path` for it. */
  challenges?: {
    path: string;
    find: (db: Db, creq: string) => Promise<ChallengeShown | undefined>;
    answer: (db: Db, creq: string, given: { confirmed: boolean; now: Date }) => Promise<void>;
  };
  authorise(db: Db, order: CardOrder): Promise<CardAnswer>;
  /** Captures an authorised payment; each receipt is settled on its São Paulo day. */
  capture(db: Db, key: string, receipts: { number: number; day: string }[]): Promise<void>;
  /** Refunds the payment in whole or in part, integer cents; once for each refund's key. */
  refund(db: Db, key: string, refund: { key: string; amount: number }): Promise<void>;
  /** Contests a chargeback with a text. */
  defend(db: Db, key: string, text: string, at: Date): Promise<void>;
  /** Events not yet acknowledged, the oldest first; `now` is the bank's time. */
  receive(db: Db, now: Date): Promise<{ id: number; event: CardEvent }[]>;
  /** Marks events as received, in the transaction that acts on them. */
  acknowledge(trx: Trx, ids: number[]): Promise<void>;
}
