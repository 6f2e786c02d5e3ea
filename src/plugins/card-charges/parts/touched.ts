/** Resources that change with an action on a card charge: both lists, the charge, and what its link received. */
export const TOUCHED = ['card-charges', 'card-charges-filed', 'payment-links'] as const;
