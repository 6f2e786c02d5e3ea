import type { Config } from '../../core/config';
import { Problem } from '../../core/problem';
import { googleRecaptcha } from './google';
import type { Recaptcha } from './port';
import { sandboxRecaptcha } from './sandbox';

type Settings = Pick<Config, 'BALCAO_RECAPTCHA' | 'BALCAO_RECAPTCHA_SECRET' | 'BALCAO_RECAPTCHA_SITE_KEY'>;

const serviceOf = ({ BALCAO_RECAPTCHA }: Settings): Recaptcha =>
  BALCAO_RECAPTCHA === 'sandbox' ? sandboxRecaptcha : googleRecaptcha;

/** The settings with which a page asks for tokens; null where reCAPTCHA is not configured. */
export function recaptchaOfPage(config: Settings): { script: string; siteKey: string; origins: string[] } | null {
  const { BALCAO_RECAPTCHA_SECRET: secret, BALCAO_RECAPTCHA_SITE_KEY: siteKey } = config;
  if (!secret || !siteKey) return null;
  const service = serviceOf(config);
  return { script: service.script(siteKey), siteKey, origins: service.origins };
}

/**
 * Verifies the token of the header `x-recaptcha-token` (AREAS-7-pix-1, 7-pix-2); does nothing unless a secret is configured.
 * @throws Problem 403 where the token is missing or the service takes the caller for a machine.
 */
export async function checkRecaptcha(config: Settings, token: string | string[] | undefined): Promise<void> {
  const secret = config.BALCAO_RECAPTCHA_SECRET;
  if (!secret) return;
  const isHuman = typeof token === 'string' && token !== '' && (await serviceOf(config).verify(secret, token));
  if (!isHuman)
    throw new Problem(
      403,
      'recaptcha',
      'Não conseguimos confirmar que você não é um robô. Recarregue e tente de novo.',
    );
}
