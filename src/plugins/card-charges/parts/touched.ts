/** What an action on a card charge changes: both lists, the charge, and what its link received. */
export const TOUCHED = ['card-charges', 'card-charges-filed', 'payment-links'] as const;
