import { useTranslation } from 'react-i18next';
import { RouteLink } from '../../../ui/page/routing';
import { ChatLink } from '../chat/chat-link';
import { HelpCard } from './help-card';

/** The help panel's second card: tickets and chat (SHELL-2.4-1). */
export default function TicketsCard() {
  const { t } = useTranslation('tickets');
  return (
    <HelpCard title={t('card.ticketsTitle')} text={t('card.tickets')}>
      <RouteLink name="open-ticket">{t('open.title')}</RouteLink>
      <RouteLink name="my-tickets">{t('list.title')}</RouteLink>
      <ChatLink />
    </HelpCard>
  );
}
