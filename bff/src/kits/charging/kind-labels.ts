import type { ChargeKind } from '@balcao/contract/charges';
import type { ReceivableKind } from '@balcao/contract/receive-overview';

/** pt-BR, as the menu calls them. */
export const KIND_LABELS: Record<ChargeKind, string> = {
  banking_billet: 'Boleto',
  carnet: 'Carnê',
  subscription: 'Assinatura',
  credit_card: 'Cartão de crédito',
  link: 'Link ou botão',
};

/** The same of whatever money is received for. */
export const RECEIVABLE_LABELS: Record<ReceivableKind, string> = { ...KIND_LABELS, pix_automatic: 'Pix automático' };
