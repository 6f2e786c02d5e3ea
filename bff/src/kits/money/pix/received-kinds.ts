/** Kinds of posting of a received Pix, as the statement, the history and the receipts call them; pt-BR. */
export const RECEIVED_PIX = {
  'pix-received': 'Pix recebido',
  'pix-automatic-received': 'Pix automático recebido',
} as const;
export type ReceivedKind = keyof typeof RECEIVED_PIX;
