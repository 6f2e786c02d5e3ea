import type { Trx } from './database';

/** Mails, text messages and what is said in a call, out of the bank. The sandbox keeps them where the console shows them. */
export interface Message {
  accountId: number | null;
  channel: 'mail' | 'sms' | 'call';
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  at: Date;
}

/** Sent in the caller's transaction, all at once: a message of a change that failed never leaves. */
export async function sendMessages(trx: Trx, messages: Message[]): Promise<void> {
  if (!messages.length) return;
  await trx
    .insertInto('sandbox_messages')
    .values(
      messages.map(({ accountId, channel, recipient, subject, body, at }) => ({
        account_id: accountId,
        channel,
        recipient,
        subject,
        body,
        sent_at: at,
      })),
    )
    .execute();
}
