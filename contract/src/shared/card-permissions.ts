export const OVERVIEW = 'cards:multiple:overview' as const;
export const INVOICES = ['cards:multiple:invoices', 'cards:multiple:my-invoices'] as const;
export const PREPAID = 'cards:prepaid' as const;
export const VIRTUAL = 'cards:multiple:virtual-cards' as const;
/** Sees the cards of suppliers that this person holds, and no other card. */
export const HELD = 'cards:held' as const;
/** Who has to do with cards of suppliers: with all of them, or with those in their hands. */
export const SUPPLIERS = [VIRTUAL, HELD] as const;
/** Who has to do with cards of one kind or the other. */
export const ANY_CARD = [OVERVIEW, ...INVOICES, PREPAID, 'cards:prepaid:overview'] as const;
