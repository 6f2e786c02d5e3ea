import type { Trx } from './database';

/** Mail and text messages out of the bank. The sandbox keeps them where the console shows them. */
export interface Message {
  accountId: number | null;
  channel: 'mail' | 'sms';
  recipient: string;
  subject: string;
  /** Plain text. */
  body: string;
  at: Date;
}

/** Sent in the caller's transaction: a message of a change that failed never leaves. */
export async function sendMessage(trx: Trx, message: Message): Promise<void> {
  await trx
    .insertInto('sandbox_messages')
    .values({
      account_id: message.accountId,
      channel: message.channel,
      recipient: message.recipient,
      subject: message.subject,
      body: message.body,
      sent_at: message.at,
    })
    .execute();
}
