/** Resources that change with an action on a card charge: its lists, the charge, and what its link received. */
export const TOUCHED = ['card-charges', 'payment-links'] as const;
