/** Lists that change when a credit is matched, dismissed or undone. */
export const TOUCHED = ['reconciliation', 'billets', 'receivables'] as const;
