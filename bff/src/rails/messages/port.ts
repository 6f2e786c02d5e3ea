/** A message as its carrier gets it. */
export interface Parcel {
  /** The same at each try, so that a carrier or a recipient can tell a message that comes twice. */
  id: number;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
}

/** Hands messages of one channel to the world. */
export interface Carrier {
  /** @throws RefusedForGood where another try would fare no better; any other error is tried again later. */
  deliver(parcel: Parcel): Promise<void>;
  close(): void;
}

export class RefusedForGood extends Error {}
