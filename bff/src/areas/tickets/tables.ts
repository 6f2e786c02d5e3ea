import type { Generated } from 'kysely';
import type { Ticket } from '@balcao/contract/tickets';

declare module '../../core/database' {
  interface Database {
    tickets: {
      account_id: number;
      id: Generated<number>;
      subject: string;
      /** The message that the ticket was opened with. */
      message: string;
      status: Generated<Ticket['status']>;
      /** The contact to answer to: name, e-mail and phone. */
      contact_name: string;
      contact_email: string;
      contact_phone: string;
      search: string;
      created_at: Date;
      /** Time of the last message, or of archiving. */
      updated_at: Date;
    };
    ticket_messages: {
      account_id: number;
      id: Generated<number>;
      ticket_id: number;
      author: 'customer' | 'bank';
      name: string;
      message: string;
      sent_at: Date;
    };
    ticket_attachments: {
      account_id: number;
      id: Generated<number>;
      ticket_id: number;
      message_id: number;
      bytes: Buffer;
      type: 'image/png' | 'image/jpeg';
      sent_at: Date;
    };
    feedbacks: {
      account_id: number;
      id: Generated<number>;
      user_id: number;
      rating: number;
      comment: string;
      sent_at: Date;
    };
  }
}
