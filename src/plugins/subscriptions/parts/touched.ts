/** What an action on a subscription changes: its lists, its charges, and what its customer owes. */
export const TOUCHED = ['subscriptions', 'subscriptions-requests', 'subscriptions-charges', 'customers'] as const;
