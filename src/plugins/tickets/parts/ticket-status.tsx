import { useTranslation } from 'react-i18next';
import type { Ticket } from '@balcao/contract/tickets';
import { StatusTag } from '../../../ui/text/status-tag';

const TONES = { open: 'wait', answered: 'good', archived: 'off' } as const;

export function TicketStatus({ status }: Pick<Ticket, 'status'>) {
  const { t } = useTranslation('tickets');
  return <StatusTag tone={TONES[status]}>{t(`status.${status}`)}</StatusTag>;
}
