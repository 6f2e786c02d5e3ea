/** Least and most that one billet of deposit is of; integer cents. */
export const DEPOSIT_VALUE = { minimum: 500, maximum: 10_000_000 } as const;
