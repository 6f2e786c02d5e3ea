/** Brands taken, and what domain.md 1 calls them. */
export const CARD_BRANDS = ['visa', 'mastercard', 'amex', 'elo', 'hipercard'] as const;
export type CardBrand = (typeof CARD_BRANDS)[number];

/** pt-BR: proper names, alike everywhere. */
export const BRAND_NAMES: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  elo: 'Elo',
  hipercard: 'Hipercard',
};

/** What a shop answers a chargeback with. */
export const DEFENSE = { minLength: 20, maxLength: 1000 };
