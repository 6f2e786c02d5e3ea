import type { Db } from '../../core/database';

/** A public key that PINs are encrypted to: RSA, as JWK. */
export interface EncryptKey {
  kid: string;
  kty: string;
  n: string;
  e: string;
}

/** What the issuer tells of a card or of a request, by our key; `key` of a request is its protocol. */
export type IssuerEvent = { id: number; at: Date; key: string } & (
  | { kind: 'analysis'; detail: { isApproved: boolean; limit: number; reason: string | null } }
  | { kind: 'status'; detail: { statusId: number } }
);

/** What the holder sees of a card for half a minute; it is stored nowhere. */
export interface CardDetails {
  number: string;
  code: string;
  /** MM/YY. */
  expiry: string;
}

/** The issuer of the bank's cards: it alone knows numbers, codes and PINs. */
export interface Issuer {
  /** Asks for a credit analysis; the answer is an event. A repeated one with the same key is one. */
  analyse(db: Db, request: { key: string; document: string; limit: number; at: Date }): Promise<void>;
  /** Makes a card; a physical one is then embossed and sent, which events tell. */
  order(db: Db, card: { key: string; name: string; isVirtual: boolean; at: Date }): Promise<{ lastDigits: string }>;
  /** Sends a card again that did not arrive, to the address that the holder confirmed; events tell its way. */
  resend(db: Db, card: { key: string; at: Date }): Promise<void>;
  /** Events of the world until now that were not acknowledged, the oldest first. */
  listEvents(db: Db, now: Date): Promise<IssuerEvent[]>;
  acknowledge(db: Db, ids: readonly number[]): Promise<void>;
  encryptKey(db: Db): Promise<EncryptKey>;
  /** Sets the PIN of a card. @returns what is wrong with it; null: it is set */
  setPin(
    db: Db,
    pin: { key: string; jwe: string; at: Date },
  ): Promise<'unreadable' | 'digits' | 'same' | 'sequence' | 'date' | null>;
  details(db: Db, key: string): Promise<CardDetails>;
}
