import type { TicketConversation } from '@balcao/contract/tickets';
import { Timeline } from '../../../ui/text/timeline';
import './conversation.css';

/** What was said, newest first. */
export const Conversation = ({ messages }: Pick<TicketConversation, 'messages'>) => (
  <Timeline
    moments={messages
      .map(({ author, name, message, sent_at }, index) => ({
        key: index,
        at: sent_at,
        text: <strong>{name}</strong>,
        detail: <p className="ticket-message">{message}</p>,
        ...(author === 'bank' ? { tone: 'good' as const } : {}),
      }))
      .toReversed()}
  />
);
