import type { Recaptcha } from './port';

/** Where the sandbox serves its script. */
export const SANDBOX_SCRIPT = '/sandbox/recaptcha.js';
const PERSON = 'pessoa-';

/** What the script of the service leaves in the page: as the real one's, with a token of its own for each question. */
export const SANDBOX_RECAPTCHA = `window.grecaptcha = {
  ready: (then) => then(),
  execute: async (siteKey) => '${PERSON}' + siteKey + '-' + crypto.randomUUID(),
};
`;

/** Takes whoever ran its script for a person. */
export const sandboxRecaptcha: Recaptcha = {
  script: () => SANDBOX_SCRIPT,
  origins: [],
  verify: async (_secret, token) => token.startsWith(PERSON),
};
