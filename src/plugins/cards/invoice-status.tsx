import { useTranslation } from 'react-i18next';
import type { CardInvoice } from '@balcao/contract/cards/shapes';
import { StatusTag, type Tone } from '../../ui/text/status-tag';

const TONES: Record<CardInvoice['state'], Tone> = {
  open: 'wait',
  closed: 'warn',
  paid: 'good',
  overdue: 'bad',
  financed: 'off',
};

export function InvoiceStatus({ state }: Pick<CardInvoice, 'state'>) {
  const { t } = useTranslation('cards');
  return <StatusTag tone={TONES[state]}>{t(`invoice.state.${state}`)}</StatusTag>;
}

/** The word of an address for the state of an invoice (AREAS-2-cards-2). */
export const statusWord = (state: CardInvoice['state']): string =>
  state === 'open' ? 'aberta' : state === 'overdue' ? 'atrasada' : 'fechada';

/** '2026-12' → '12/2026'. */
export const shownPeriod = (period: string): string => `${period.slice(5)}/${period.slice(0, 4)}`;
