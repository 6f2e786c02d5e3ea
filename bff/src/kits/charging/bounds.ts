/** Smallest billet after discount, integer cents: R$ 5,00 (domain.md 1). */
export const MINIMUM_VALUE = 500;

/** Below this no discount, fine or interest, integer cents: R$ 10,00 (domain.md 1). */
export const MINIMUM_FOR_TERMS = 1000;
