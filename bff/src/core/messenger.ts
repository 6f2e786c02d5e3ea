import { sql } from 'kysely';
import type { Trx } from './database';
import type { Attachment } from './tables';

export type Channel = 'mail' | 'sms' | 'call' | 'push' | 'whatsapp';

/** What leaves the bank: mails, text messages, what is said in a call and what is shown on a trusted device. */
export interface Message {
  accountId: number | null;
  channel: Channel;
  /** An address, a phone, or a device's name. */
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  at: Date;
  /** Of an e-mail alone. */
  attachment?: Attachment;
}

let carried: ReadonlySet<Channel> = new Set();

/** Sets, once at start, which channels have a carrier (`rails/messages`); messages of other channels stay in the outbox. */
export function carryMessages(carriers: Partial<Record<Channel, unknown>>): void {
  carried = new Set(Object.keys(carriers) as Channel[]);
}

/** Puts messages into the outbox in the caller's transaction, so that a change which fails sends none. */
export async function sendMessages(trx: Trx, messages: Message[]): Promise<void> {
  if (!messages.length) return;
  await trx
    .insertInto('sandbox_messages')
    .values(
      messages.map(({ accountId, channel, recipient, subject, body, at, attachment }) => ({
        account_id: accountId,
        channel,
        recipient,
        subject,
        body,
        sent_at: at,
        attachment: attachment ? sql<Attachment>`${JSON.stringify(attachment)}::jsonb` : null,
        due_at: carried.has(channel) ? sql<Date>`now()` : null,
      })),
    )
    .execute();
}
