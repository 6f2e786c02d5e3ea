import type { ChargeKind } from '@balcao/contract/charges';

/** pt-BR, as the menu calls them. */
export const KIND_LABELS: Record<ChargeKind, string> = {
  banking_billet: 'Boleto',
  carnet: 'Carnê',
  subscription: 'Assinatura',
  credit_card: 'Cartão de crédito',
  link: 'Link ou botão',
};
