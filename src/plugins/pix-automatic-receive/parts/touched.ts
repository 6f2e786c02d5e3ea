/** Lists that an action on a Pix automático changes. */
export const TOUCHED = ['pix-collections', 'pix-collections-filed'] as const;
