import { Type, type Static } from 'typebox';
import { defineCalls, defineTopics, type Ids, type TypedCalls, type TypedTopics } from './core/call';
import { Id, idParams, Instant, listAnswer, listBody, Nullable, OneOf } from './core/shapes';
import { MAX_MESSAGE, MIN_COMMENT } from './shared/ticket-limits';

export const permissions = ['help'] as const;
export const topics = defineTopics({ tickets: permissions });

/** open: waits for the bank's answer; answered: the bank answered; archived: closed by the customer. */
export const TICKET_STATUSES = ['open', 'answered', 'archived'] as const;
const Status = OneOf(TICKET_STATUSES);

/** SHELL-3-21; `message` is the ticket's first message. */
const ticketFields = {
  id: Id,
  subject: Type.String(),
  status: Status,
  message: Type.String(),
  created_at: Instant,
  updated_at: Instant,
};
export const Ticket = Type.Object(ticketFields);
export type Ticket = Static<typeof Ticket>;

/** A ticket with all that was said, the opening message first. */
export const TicketConversation = Type.Object({
  ...ticketFields,
  messages: Type.Array(
    Type.Object({
      author: OneOf(['customer', 'bank']),
      name: Type.String(),
      message: Type.String(),
      sent_at: Instant,
      attachment: Nullable(Id),
    }),
  ),
});
export type TicketConversation = Static<typeof TicketConversation>;

const Message = Type.String({ minLength: 1, maxLength: MAX_MESSAGE });

/** SHELL-3-22: the account (its entry's passkey), whom to answer, and the question. */
export const TicketBody = Type.Object(
  {
    passkey: Type.String({ minLength: 1, maxLength: 64 }),
    email: Type.String({ minLength: 1, maxLength: 120 }),
    phone: Type.String({ maxLength: 20 }),
    name: Type.String({ minLength: 1, maxLength: 120 }),
    subject: Type.String({ minLength: 1, maxLength: 120 }),
    message: Message,
  },
  { additionalProperties: false },
);
export type TicketBody = Static<typeof TicketBody>;

export const calls = defineCalls({
  'GET /faq': {
    summary: 'Questions that are often asked, with their answers (SHELL-7.5-1)',
    permission: 'help',
    whileBlocked: true,
    answer: Type.Array(Type.Object({ topic: Type.String(), question: Type.String(), answer: Type.String() })),
  },
  'POST /tickets/{status}': {
    summary: 'Tickets of the account with a status, or all, the one last written in first (SHELL-7.5-1)',
    permission: 'help',
    whileBlocked: true,
    read: true,
    params: Type.Object({ status: OneOf(['all', ...TICKET_STATUSES]) }),
    body: listBody(['updated_at', 'created_at'] as const, { text: Type.Optional(Type.String({ maxLength: 120 })) }),
    answer: listAnswer(Ticket),
  },
  'GET /ticket/{id}': {
    summary: 'One ticket and its conversation',
    permission: 'help',
    whileBlocked: true,
    silent404: true,
    params: idParams,
    answer: TicketConversation,
  },
  'POST /ticket': {
    summary: 'Open a ticket (SHELL-3-22)',
    permission: 'help',
    whileBlocked: true,
    idempotent: true,
    audit: 'ticket.create',
    body: TicketBody,
    answer: Type.Object({ output: Type.Object({ id: Id }) }),
  },
  'POST /ticket/{id}/message': {
    summary: 'Write in a ticket; one that was answered is open again',
    permission: 'help',
    whileBlocked: true,
    idempotent: true,
    audit: 'ticket.message',
    silent404: true,
    params: idParams,
    body: Type.Object({ message: Message }, { additionalProperties: false }),
    answer: TicketConversation,
  },
  'POST /ticket/{id}/attachment': {
    summary: 'Put a picture into the conversation: PNG or JPEG of at most 1,000,000 bytes; ten in a ticket',
    permission: 'help',
    whileBlocked: true,
    audit: 'ticket.attachment',
    silent404: true,
    params: idParams,
    upload: 'image',
    answer: TicketConversation,
  },
  'GET /ticket/{id}/attachment/{attachment}': {
    summary: 'A picture of the conversation',
    permission: 'help',
    whileBlocked: true,
    silent404: true,
    params: Type.Object({ id: Id, attachment: Id }),
    file: 'image/png',
  },
  'PUT /ticket/{id}/archive': {
    summary: 'Archive a ticket: nothing more is written in it',
    permission: 'help',
    whileBlocked: true,
    audit: 'ticket.archive',
    silent404: true,
    params: idParams,
    answer: TicketConversation,
  },
  'POST /comment': {
    summary: 'Send feedback: a rating from 1 to 5 and a comment (SHELL-3-23, 7.1-7)',
    permission: 'session',
    idempotent: true,
    perMinute: 20,
    query: Type.Object({
      send_email: Type.Optional(
        OneOf(['', 'true', 'false'], { description: 'tell the bank’s team by e-mail too: named without a value' }),
      ),
    }),
    body: Type.Object(
      {
        features: Type.Integer({ minimum: 1, maximum: 5 }),
        additional: Type.String({
          minLength: MIN_COMMENT,
          maxLength: 2000,
          description: 'counted without the blanks around it',
        }),
      },
      { additionalProperties: false },
    ),
  },
});

declare module './notifications' {
  interface NotificationKinds {
    'ticket-answered': 'ticketId';
  }
}

declare module './core/registry' {
  interface Calls extends TypedCalls<typeof calls> {}
  interface Permissions extends Ids<typeof permissions> {}
  interface Topics extends TypedTopics<typeof topics> {}
}
