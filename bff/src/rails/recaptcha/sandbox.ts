import type { Recaptcha } from './port';

/** Path at which the sandbox serves its script. */
export const SANDBOX_SCRIPT = '/sandbox/recaptcha.js';
const PERSON = 'pessoa-';

/** The sandbox's script: the same interface as Google's, with a new token for each call. */
export const SANDBOX_RECAPTCHA = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey) => '${PERSON}' + siteKey + '-' + crypto.randomUUID(),
};
`;

/** Accepts all tokens that its script made. */
export const sandboxRecaptcha: Recaptcha = {
  script: () => SANDBOX_SCRIPT,
  origins: [],
  verify: async (_secret, token) => token.startsWith(PERSON),
};
