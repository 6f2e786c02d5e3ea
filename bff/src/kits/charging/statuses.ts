import type { ChargeStatus } from '@balcao/contract/charges';

/** pt-BR names of the charge statuses (domain.md 1, AREAS-4-charges-1). */
export const STATUS_LABELS: Record<ChargeStatus, string> = {
  new: 'Novo',
  waiting: 'Aguardando',
  identified: 'Identificado',
  approved: 'Aprovado',
  paid: 'Pago',
  unpaid: 'Vencido',
  refunded: 'Devolvido',
  contested: 'Contestado',
  canceled: 'Cancelado',
  settled: 'Marcado como pago',
  link: 'Link',
  expired: 'Expirado',
};

/** Still to be paid. */
export const OPEN_STATUSES = ['new', 'waiting', 'unpaid'] as const satisfies readonly ChargeStatus[];

export const isOpen = (status: ChargeStatus): boolean => (OPEN_STATUSES as readonly ChargeStatus[]).includes(status);

/** The order in which totals are listed: statuses that wait for the user first, final ones last. */
export const STATUSES_BY_URGENCY: readonly ChargeStatus[] = [
  'unpaid',
  'contested',
  'waiting',
  'new',
  'link',
  'identified',
  'approved',
  'paid',
  'settled',
  'refunded',
  'expired',
  'canceled',
];

/** The order of a list sorted by status: by the labels that people read. */
export const STATUSES_BY_LABEL = (Object.keys(STATUS_LABELS) as ChargeStatus[]).sort((a, b) =>
  STATUS_LABELS[a].localeCompare(STATUS_LABELS[b], 'pt-BR'),
);
