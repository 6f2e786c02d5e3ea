import type { Attachment } from '../../core/tables';

/** A message as it is handed to a carrier. */
export interface Parcel {
  /** The same at each try, so that a carrier or a recipient can recognise a message that comes twice. */
  id: number;
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  attachment?: Attachment | null;
}

/** Sends messages of one channel out of the bank. */
export interface Carrier {
  /** @throws RefusedForGood where another try would fail too; after any other error the message is tried again later. */
  deliver(parcel: Parcel): Promise<void>;
  close(): void;
}

export class RefusedForGood extends Error {}
