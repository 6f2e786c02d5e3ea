import type { Account } from '@balcao/contract/session';

declare module '../../locale-files' {
  interface LocaleFiles {
    modality: typeof import('../../../locales/pt-BR/modality.json');
  }
}

export type Modality = Account['modality'];

const EVERYONE = [
  'pix',
  'card',
  'points',
  'cash',
  'bills',
  'topUp',
  'transfers',
  'deposit',
  'statement',
  'receipts',
] as const;
const BUSINESS = [
  'charges',
  'cardMachine',
  'receivables',
  'apis',
  'batch',
  'dunning',
  'pixOnBillets',
  'subusers',
  'files',
] as const;
const COMPANY = ['carnets', 'splits'] as const;

/** What each modality offers (SHELL-1-8, 1-9). */
export const FEATURES = {
  you: EVERYONE,
  pro: [...EVERYONE, ...BUSINESS],
  corporation: [...EVERYONE, ...BUSINESS, ...COMPANY],
} as const;
export type Feature = (typeof FEATURES)['corporation'][number];

/** SHELL-4.5-3: how many each page of the presentation has. */
const PAGES = { you: [5, 5], pro: [4, 4, 4, 4, 3], corporation: [5, 4, 4, 4, 4] } as const;

/** The pages of a modality's presentation, in order. */
export function pagesOf(modality: Modality): Feature[][] {
  const all: readonly Feature[] = FEATURES[modality];
  let at = 0;
  return PAGES[modality].map((count) => all.slice(at, (at += count)));
}

/** What is to come (SHELL-1-10). */
export const UPCOMING = [
  'investments',
  'portability',
  'virtualCards',
  'cardName',
  'scheduledPix',
  'cardRetries',
  'partialReversal',
  'advances',
] as const;
