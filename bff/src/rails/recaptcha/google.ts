import type { Recaptcha } from './port';

const TIMEOUT = 5_000;

/** Google's reCAPTCHA v3, which needs no click. @throws where Google does not answer within TIMEOUT milliseconds. */
export const googleRecaptcha: Recaptcha = {
  script: (siteKey) => `https://www.google.com/recaptcha/api.js?render=${encodeURIComponent(siteKey)}`,
  origins: ['https://www.google.com/recaptcha/', 'https://www.gstatic.com/recaptcha/'],
  verify: async (secret, response) => {
    const reply = await fetch('https://www.google.com/recaptcha/api/siteverify', {
      method: 'POST',
      body: new URLSearchParams({ secret, response }),
      signal: AbortSignal.timeout(TIMEOUT),
    });
    const { success } = (await reply.json()) as { success?: boolean };
    return success === true;
  },
};
