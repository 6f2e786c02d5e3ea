/** Smallest and largest value of a deposit's billet; integer cents. */
export const DEPOSIT_VALUE = { minimum: 500, maximum: 10_000_000 } as const;
