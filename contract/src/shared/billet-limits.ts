/** How many of an item one billet charges. */
export const ITEM_AMOUNT = { minimum: 1, maximum: 9999 } as const;
/** Days after the due date in which a billet can still be paid. */
export const WRITE_OFF_DAYS = { minimum: 0, maximum: 120 } as const;
/** The same, for a billet whose issuer does not say (domain.md 1: 0–120). */
export const DEFAULT_WRITE_OFF_DAYS = 120;
/** Integer cents: the value field of the bar code has ten digits. */
export const MAX_BILLET_VALUE = 9_999_999_999;
/** Furthest due date. */
export const MAX_YEARS_AHEAD = 10;
