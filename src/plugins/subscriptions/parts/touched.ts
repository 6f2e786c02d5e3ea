/** Resources that change with an action on a subscription: its lists, its charges, and what its customer owes. */
export const TOUCHED = ['subscriptions', 'subscriptions-requests', 'subscriptions-charges', 'customers'] as const;
