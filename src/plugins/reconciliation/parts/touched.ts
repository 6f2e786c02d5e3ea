/** Lists that change with what is said of a credit. */
export const TOUCHED = ['reconciliation', 'billets', 'receivables'] as const;
