import type { Modality } from '../../../kits/modality/features';
import { OTHER, type Occupation } from '../parts/business-choice';

export type StepKey = 'request' | 'select' | 'confirm' | 'corporation' | 'business' | 'custom' | 'review' | 'password';

export interface Choices {
  /** Opened from the business menu, whose first step asks whether to upgrade or to open another account (SHELL-4.8-3). */
  isBusiness: boolean;
  modality: Modality | undefined;
  choice: Occupation | undefined;
}

/** The steps of each path (SHELL-4.8-4 to 4.8-7, 4.8-11); only the first until the modality is chosen. */
export function stepsOf({ isBusiness, modality, choice }: Choices): StepKey[] {
  const first: StepKey = isBusiness ? 'request' : 'select';
  if (!modality) return [first];
  if (modality === 'you') return [first, 'confirm', 'password'];
  const business: StepKey[] = ['business', ...(choice?.occupation === OTHER ? (['custom'] as const) : []), 'review'];
  return [first, 'confirm', ...(modality === 'corporation' ? (['corporation'] as const) : []), ...business, 'password'];
}

export type Failure = { kind: 'password' } | { kind: 'feedback' | 'company' | 'owner' | 'toast'; message: string };

/** How a refused opening is shown (SHELL-8-9 to 8-14). */
export function failureOf({ code, message, status }: { code: string; message: string; status: number }): Failure {
  if (code === '3000010' || message === 'Credenciais inválidas') return { kind: 'password' };
  if (code.startsWith('cnpj-')) return { kind: 'company', message };
  if (code.startsWith('owner-')) return { kind: 'owner', message };
  return { kind: status >= 400 && status < 500 ? 'toast' : 'feedback', message };
}
