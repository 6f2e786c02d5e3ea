import { useTranslation } from 'react-i18next';
import type { TicketConversation } from '@balcao/contract/tickets';
import { useCall } from '../../../data/use-call';
import { useObjectUrl } from '../../../ui/form/use-object-url';
import { Timeline } from '../../../ui/text/timeline';
import './conversation.css';

/** The ticket's messages and pictures, newest first. */
export const Conversation = ({ id, messages }: Pick<TicketConversation, 'id' | 'messages'>) => (
  <Timeline
    moments={messages
      .map(({ author, name, message, sent_at, attachment }, index) => ({
        key: index,
        at: sent_at,
        text: <strong>{name}</strong>,
        detail: attachment ? (
          <Picture ticket={id} id={attachment} name={name} />
        ) : (
          <p className="ticket-message">{message}</p>
        ),
        ...(author === 'bank' ? { tone: 'good' as const } : {}),
      }))
      .toReversed()}
  />
);

function Picture({ ticket, id, name }: { ticket: number; id: number; name: string }) {
  const { t } = useTranslation('tickets');
  const params = { id: ticket, attachment: id };
  const { data, error, retry } = useCall(
    'GET /ticket/{id}/attachment/{attachment}',
    { params },
    { staleTime: Infinity },
  );
  const url = useObjectUrl(data);
  if (error)
    return (
      <button type="button" className="link-button" onClick={retry}>
        {t('attach.again')}
      </button>
    );
  if (!url) return <span className="bone ticket-picture-bone" aria-hidden="true" />;
  return (
    <a href={url} target="_blank" rel="noreferrer">
      <img className="ticket-picture" src={url} alt={t('attach.of', { name })} />
    </a>
  );
}
