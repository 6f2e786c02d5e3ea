import type { Recipient } from '@balcao/contract/charges';
import { formatDocument } from '../../../ui/text/format';

/** Who is charged, as far as it is known, and how many of them an e-mail reaches. */
export interface Payers {
  recipients: Recipient[];
  withEmail: number;
  /** Each was read, or is there no more. */
  isKnown: boolean;
  /** Asks again, where they could not be read. */
  retry: (() => void) | undefined;
}

/** Their names, with the document where several have one name. */
export function payerNames(recipients: readonly Recipient[]): string[] {
  const alike = ({ name }: Recipient) => name.trim().toLowerCase();
  const times = new Map<string, number>();
  for (const one of recipients) times.set(alike(one), (times.get(alike(one)) ?? 0) + 1);
  return recipients.map((one) =>
    times.get(alike(one)) === 1 ? one.name : `${one.name.trim()} (${formatDocument(one.document)})`,
  );
}
