import type { Brand, Modality } from '../../rails/acquirer/terms';

export const MODALITY_WORDS: Record<Modality, string> = {
  credit: 'Crédito',
  debit: 'Débito',
  pix: 'Pix',
  voucher: 'Voucher',
};

export const BRAND_WORDS: Record<Brand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  elo: 'Elo',
  cabal: 'Cabal',
  alelo: 'Alelo',
  vr: 'VR',
};

/** 'Crédito Visa', 'Pix'. */
export const kindOf = (modality: Modality, brand: Brand | null): string =>
  [MODALITY_WORDS[modality], brand && BRAND_WORDS[brand]].filter(Boolean).join(' ');
