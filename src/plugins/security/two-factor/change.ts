import type { Answer } from '@balcao/contract/core/registry';

/** Changes of two-factor authentication; each has its own texts. */
export type Change = 'activate' | 'change' | 'deactivate';
export type Secret = Answer<'POST /google/authenticator/start'>;
