import type { Answer } from '@balcao/contract/core/registry';

/** What is being done to two-factor authentication; each has its own words. */
export type Change = 'activate' | 'change' | 'deactivate';
export type Secret = Answer<'POST /google/authenticator/start'>;
